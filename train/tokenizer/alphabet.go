package tokenizer

// alphabet holds the printable characters that GPT-2 uses to write bytes. A
// printable byte is written as itself, any other as the next unused character
// from 256 on. bytesOf is the inverse.
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

// spelled decodes the letters of a token to bytes. ok is false if a character
// is not a letter of the alphabet.
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
