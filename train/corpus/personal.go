package corpus

import (
	"math/big"
	"net/netip"
	"regexp"
	"strings"
)

// personal is a kind of what identifies a person, and what takes its place.
type personal struct {
	kind, instead string
	like          *regexp.Regexp
	is            func(string) bool // nil: what looks like it is one
}

// What personal data look like. Numbers are told from others by their check digits.
var (
	mailLike    = regexp.MustCompile(`[A-Za-z0-9._%+\-]+@[A-Za-z0-9\-]+(?:\.[A-Za-z0-9\-]+)*\.[A-Za-z]{2,}`)
	ibanLike    = regexp.MustCompile(`\b[A-Z]{2}[0-9]{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b`)
	cardLike    = regexp.MustCompile(`\b[0-9](?:[ \-]?[0-9]){12,18}\b`)
	phoneLike   = regexp.MustCompile(`\+[1-9][0-9]{0,2}[ \-.]?(?:\([0-9]{1,4}\)[ \-.]?)?[0-9](?:[ \-.]?[0-9]){5,12}\b`)
	addressLike = regexp.MustCompile(`\b(?:[0-9]{1,3}\.){3}[0-9]{1,3}\b|` +
		`\b(?:[0-9A-Fa-f]{1,4}:){2,7}:?[0-9A-Fa-f]{1,4}\b`)
)

// personals are replaced in this order: an account's number holds what looks like a card's.
var personals = []personal{
	{"e-mail address", "<EMAIL>", mailLike, nil},
	{"bank account", "<IBAN>", ibanLike, isIBAN},
	{"card number", "<CARD>", cardLike, isCard},
	{"phone number", "<PHONE>", phoneLike, isPhone},
	{"IP address", "<IP_ADDRESS>", addressLike, isPublicAddress},
}

// Scrub replaces what identifies people by placeholders, and counts by kind what it replaced. It finds addresses of
// e-mail and of public hosts, numbers of phones in international form, of cards and of accounts. It does not find
// names, postal addresses or passwords.
func Scrub(text string, count map[string]int) string {
	for _, p := range personals {
		text = p.like.ReplaceAllStringFunc(text, func(found string) string {
			if p.is != nil && !p.is(found) {
				return found
			}
			count[p.kind]++
			return p.instead
		})
	}
	return text
}

func digits(s string) (out []int) {
	for _, r := range s {
		if r >= '0' && r <= '9' {
			out = append(out, int(r-'0'))
		}
	}
	return out
}

// isCard reports whether the last digit checks the others (ISO/IEC 7812-1, the formula of Luhn).
func isCard(s string) bool {
	all, sum := digits(s), 0
	for i, d := range all {
		if (len(all)-i)%2 == 0 {
			if d *= 2; d > 9 {
				d -= 9
			}
		}
		sum += d
	}
	return sum%10 == 0 && strings.Trim(s, "0 -") != ""
}

// isIBAN reports whether the check digits of an account are right (ISO 13616).
func isIBAN(s string) bool {
	s = strings.ReplaceAll(s, " ", "")
	var all strings.Builder
	for _, r := range s[4:] + s[:4] {
		if r >= 'A' {
			all.WriteString(big.NewInt(int64(r-'A') + 10).String())
		} else {
			all.WriteRune(r)
		}
	}
	n, ok := new(big.Int).SetString(all.String(), 10)
	return ok && n.Mod(n, big.NewInt(97)).Int64() == 1
}

// isPhone reports whether a number has as many digits as one may have (ITU-T E.164).
func isPhone(s string) bool { n := len(digits(s)); return n >= 8 && n <= 15 }

// isPublicAddress reports whether it is an address of some host of the internet.
func isPublicAddress(s string) bool {
	a, err := netip.ParseAddr(s)
	return err == nil && a.IsGlobalUnicast() && !a.IsPrivate()
}
