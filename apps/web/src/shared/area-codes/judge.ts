/** How to handle a typed search text. */
export type Verdict =
  | { kind: 'everything' }
  /** one or two Latin letters: filtered on the device (V3) */
  | { kind: 'letters'; letters: string }
  | { kind: 'search'; content: string }
  | { kind: 'rejected'; rejection: Rejection }

/** Why a text is rejected (V1, V2). The value is a key of the selector's texts. */
export type Rejection = 'emoji' | 'punctuation'

/** Also matches keycaps by their final marks, because a keycap is neither pictographic nor a surrogate pair. */
const emoji = /\p{Extended_Pictographic}|\ufe0f|\u20e3/u
/**
 * Either half of a surrogate pair, also a lone one. Without the flag `u`, a regular expression sees the halves of a
 * pair.
 */
const surrogate = /[\ud800-\udfff]/
/** A hyphen or apostrophe between letters is part of a name. Avoids lookbehind, which Safari 15.4 does not support. */
const joiner = /(\p{L}\p{M}*)[-\u2010\u2011'’](?=\p{L})/gu
const punctuation = /\p{P}/u
const letters = /^[a-z]{1,2}$/i

export const judge = (text: string): Verdict => {
  const content = text.trim()
  if (content === '') return { kind: 'everything' }
  if (emoji.test(content) || surrogate.test(content)) return { kind: 'rejected', rejection: 'emoji' }
  if (punctuation.test(content.replace(joiner, '$1'))) return { kind: 'rejected', rejection: 'punctuation' }
  return letters.test(content) ? { kind: 'letters', letters: content } : { kind: 'search', content }
}
