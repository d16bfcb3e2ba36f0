package solanarail

import (
	"context"
	"errors"
	"maps"
	"slices"

	"github.com/gagliardetto/solana-go"
	"golang.org/x/sync/errgroup"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
)

// searches is how many questions of one scan are asked at once.
const searches = 4

// foundJob is a job with what its account holds.
type foundJob struct {
	bindings.Job
	lamports uint64
}

// ours are the leases in which our key or one of our accounts has a part, with their
// jobs, and the jobs of our key. Endpoints are asked for these alone, by the places
// where we can stand in an account, so that nobody hides them among others.
func (s *Scanner) ours(ctx context.Context) (map[solana.PublicKey]foundJob, []solanarpc.Found, error) {
	me := s.r.Sender.PublicKey()
	mine, err := s.search(ctx, bindings.KindJob, bindings.JobOfferAt,
		[]solanarpc.Match{{Offset: bindings.JobClientAt, Bytes: me[:]}})
	if err != nil {
		return nil, nil, err
	}
	leases, err := s.search(ctx, bindings.KindLease, bindings.LeaseIDAt, s.places(mine))
	if err != nil {
		return nil, nil, err
	}
	jobs := map[solana.PublicKey]foundJob{}
	for _, f := range mine {
		s.add(jobs, f.Address, &f.Account)
	}
	return jobs, leases, s.jobsOf(ctx, leases, jobs)
}

// places are where our key and accounts can stand in a lease.
func (s *Scanner) places(jobs []solanarpc.Found) []solanarpc.Match {
	me := s.r.Sender.PublicKey()
	out := []solanarpc.Match{{Offset: bindings.LeaseProviderAt, Bytes: me[:]},
		{Offset: bindings.LeasePayerAt, Bytes: me[:]}}
	for _, j := range jobs {
		out = append(out, solanarpc.Match{Offset: bindings.LeaseJobAt, Bytes: j.Address[:]})
	}
	for _, a := range s.accounts {
		for i := range bindings.MaxPayees {
			out = append(
				out,
				solanarpc.Match{Offset: uint64(bindings.LeasePayeeAt + i*bindings.PayeeSize), Bytes: a[:]},
			)
		}
		for i := range bindings.MaxArbiters {
			out = append(out, solanarpc.Match{Offset: uint64(bindings.LeaseSize + i*bindings.ArbiterSize), Bytes: a[:]})
		}
	}
	return out
}

// search lists the accounts of a kind that match one of these, each once. id is the
// place of a hash in them, by which lists that are too long are divided.
func (s *Scanner) search(ctx context.Context, kind byte, id uint64, any []solanarpc.Match) ([]solanarpc.Found, error) {
	found := make([][]solanarpc.Found, len(any))
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(searches)
	for i, m := range any {
		g.Go(func() (err error) {
			found[i], err = s.page(ctx, kind, m, solanarpc.Match{Offset: id})
			return err
		})
	}
	if err := g.Wait(); err != nil {
		return nil, err
	}
	all := map[solana.PublicKey]solanarpc.Found{}
	for _, f := range slices.Concat(found...) {
		all[f.Address] = f
	}
	return slices.Collect(maps.Values(all)), nil
}

// page lists accounts whose hash begins with part; if there are too many for one
// answer, by its next byte.
func (s *Scanner) page(ctx context.Context, kind byte, m, part solanarpc.Match) ([]solanarpc.Found, error) {
	r := s.r
	want := []solanarpc.Match{{Bytes: []byte{kind, bindings.Version}}, m}
	if len(part.Bytes) > 0 {
		want = append(want, part)
	}
	found, err := r.Chain.Owned(ctx, r.Commitment, r.Deployment.Program, want...)
	const deepest = 4 // bytes: 2³² parts
	if !errors.Is(err, solanarpc.ErrTooLarge) || len(part.Bytes) == deepest {
		return found, err
	}
	var all []solanarpc.Found
	for b := range 256 {
		next := append(slices.Clone(part.Bytes), byte(b))
		found, err := s.page(ctx, kind, m, solanarpc.Match{Offset: part.Offset, Bytes: next})
		if err != nil {
			return nil, err
		}
		all = append(all, found...)
	}
	return all, nil
}

// jobsOf adds the jobs of leases that are not there yet.
func (s *Scanner) jobsOf(ctx context.Context, leases []solanarpc.Found, to map[solana.PublicKey]foundJob) error {
	var missing []solana.PublicKey
	for _, f := range leases {
		l, _, err := bindings.DecodeLease(f.Data)
		if _, known := to[l.Job]; err == nil && !known && !slices.Contains(missing, l.Job) {
			missing = append(missing, l.Job)
		}
	}
	const most = 100 // accounts that one question can name
	for part := range slices.Chunk(missing, most) {
		_, as, err := s.r.Chain.Accounts(ctx, s.r.Commitment, part...)
		if err != nil {
			return err
		}
		for i, a := range as {
			s.add(to, part[i], a)
		}
	}
	return nil
}

// add adds a job of the deployment's mint.
func (s *Scanner) add(to map[solana.PublicKey]foundJob, at solana.PublicKey, a *solanarpc.Account) {
	if !s.r.ours(a) {
		return
	}
	if j, err := bindings.DecodeJob(a.Data); err == nil && j.Mint == s.r.Deployment.Token.Mint {
		to[at] = foundJob{j, a.Lamports}
	}
}
