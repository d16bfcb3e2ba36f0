package tokenizer

// alphabet are the printable characters that GPT-2 writes bytes with: a byte
// stands for itself where it prints, else for the next free one from 256 on.
var alphabet, bytesOf = func() (letters [256]rune, bytes map[rune]byte) {
	bytes = make(map[rune]byte, 256)
	next := rune(256)
	for b := range 256 {
		letters[b] = rune(b)
		if b < '!' || b > '~' && b < 0xa1 || b == 0xad {
			letters[b] = next
			next++
		}
		bytes[letters[b]] = byte(b)
	}
	return letters, bytes
}()

// Letter is the character that stands for a byte in a tokenizer.json.
func Letter(b byte) rune { return alphabet[b] }

// spelled is the text that the letters of a token stand for; ok is false when a
// character is no letter of the alphabet.
func spelled(token string) (text []byte, ok bool) {
	text = make([]byte, 0, len(token))
	for _, r := range token {
		b, known := bytesOf[r]
		if !known {
			return nil, false
		}
		text = append(text, b)
	}
	return text, true
}
