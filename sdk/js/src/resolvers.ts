/** Promise.withResolvers, which libp2p uses and Node has from version 22 on. Import this before libp2p. */

interface Resolvers { promise: Promise<unknown>; resolve: (x: unknown) => void; reject: (e: unknown) => void }

const promise = Promise as unknown as { withResolvers?: () => Resolvers };

promise.withResolvers ??= () => {
  const out = {} as Resolvers;
  out.promise = new Promise((resolve, reject) => Object.assign(out, { resolve, reject }));
  return out;
};
