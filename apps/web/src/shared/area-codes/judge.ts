/** What a typed search text asks for. */
export type Verdict =
  | { kind: 'everything' }
  /** one or two latin letters: filtered on the device (V3) */
  | { kind: 'letters'; letters: string }
  | { kind: 'search'; content: string }
  | { kind: 'rejected'; rejection: Rejection }

/** Why a text is not searched for; key of the selector's texts (V1, V2). */
export type Rejection = 'emoji' | 'punctuation'

/** A keycap is neither pictographic nor a surrogate pair, but ends in these marks. */
const emoji = /\p{Extended_Pictographic}|\ufe0f|\u20e3/u
/** Either half of a surrogate pair, also alone: without the flag `u` the halves of a pair are seen. */
const surrogate = /[\ud800-\udfff]/
/** A hyphen or apostrophe between letters is part of a name. No lookbehind: Safari 15.4 cannot read it. */
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
