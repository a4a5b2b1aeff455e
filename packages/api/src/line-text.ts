/** Control characters, line ends, surrogates, and marks that change the direction of the text after them. */
const unprintable = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u

/** Whether a text that a client wrote fits one line: it has a letter or a digit, and no control character. */
export const isLine = (text: string): boolean => /[\p{L}\p{N}]/u.test(text) && !unprintable.test(text)
