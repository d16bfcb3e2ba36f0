package disputes

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/role"
)

// FindClaim finds a claim by "ID/SEGMENT" or "ID/SEGMENT/HASH". ID is the ID of a lease or
// a job. ID and HASH may be shortened to their beginning. The error wraps ErrUnknownClaim.
func (p *Player) FindClaim(name string) (role.Claim, error) {
	id, segment, hash, err := splitName(name)
	if err != nil {
		return role.Claim{}, err
	}
	all, err := ledger.List[role.Claim](p.d.Ledger, role.SpaceClaims, "")
	if err != nil {
		return role.Claim{}, err
	}
	var found []role.Claim
	for _, c := range all {
		ref := c.Value.Ref()
		lease, job := common.Hash(ref.Lease).Hex(), c.Value.Announcement.Offer.Job.String()
		if ref.Segment == segment && (strings.HasPrefix(lease, id) || strings.HasPrefix(job, id)) &&
			strings.HasPrefix(common.Hash(ref.Hash).Hex(), hash) {
			found = append(found, c.Value)
		}
	}
	found = newestHeights(found)
	if len(found) != 1 {
		return role.Claim{}, fmt.Errorf("%w: %d are called %q", ErrUnknownClaim, len(found), name)
	}
	return found[0], nil // the latest draw of one segment
}

// newestHeights drops the claims that are there under a later height too.
func newestHeights(all []role.Claim) []role.Claim {
	return slices.DeleteFunc(slices.Clone(all), func(c role.Claim) bool {
		return slices.ContainsFunc(all, func(o role.Claim) bool {
			later := o.Ref()
			earlier := later
			earlier.Height = c.Ref().Height
			return c.Ref() == earlier && later.Height > earlier.Height
		})
	})
}

// splitName splits a claim's name.
func splitName(name string) (id string, segment uint32, hash string, err error) {
	parts := strings.Split(name, "/")
	if len(parts) < 2 || len(parts) > 3 || len(parts[0]) < 6 {
		return "", 0, "", fmt.Errorf("%w: %q: want LEASE/INDEX, such as 0x3f2a1b/1", ErrUnknownClaim, name)
	}
	n, err := strconv.ParseUint(parts[1], 10, 32)
	if err != nil {
		return "", 0, "", fmt.Errorf("%w: %q: the segment's index is a number", ErrUnknownClaim, name)
	}
	if len(parts) == 3 {
		hash = parts[2]
	}
	return parts[0], uint32(n), hash, nil
}
