# Sums up the runs of contracts/evm/test/forge/Money.t.sol, one per line. It fails
# if there were too few calls, if less than 60 % of them succeeded, or if a handler
# never succeeded. forge prints the last run of each test twice.
$0 == last[$1] { next }
{
	last[$1] = $0
	runs++
	for (i = 2; i <= NF; i++) {
		split($i, f, "=")
		if (!(f[1] in sum)) names[++n] = f[1]
		sum[f[1]] += f[2]
	}
}
END {
	for (i = 1; i <= n; i++) {
		if (names[i] == "calls" || names[i] == "refused") continue
		done += sum[names[i]]
		list = list sprintf(" %s %d", names[i], sum[names[i]])
		if (sum[names[i]] == 0) { print "contracts: no call of " names[i] " succeeded"; bad = 1 }
	}
	share = 100 * done / sum["calls"]
	printf "contracts: %d calls in %d runs: %.1f %% succeeded, %d were thefts, all refused; the others found nothing to do\n", sum["calls"], runs, share, sum["refused"]
	print "contracts: succeeded:" list
	if (sum["calls"] < least) { print "contracts: fewer calls than " least; bad = 1 }
	if (share < 60) { print "contracts: less than 60 % of the calls succeeded"; bad = 1 }
	exit bad
}
