import { trackingReferrerMax, trackingTextMax } from '@foyer/protocol/tracking/limits'

type Value = string | number | boolean | readonly string[]

/** Names of personal data and credentials, as used in addresses and properties. */
const names = 'token|ticket|mobile|phone|e?mail|password|sign'

/**
 * Patterns of numbers that could be a phone number or an account's, of mail addresses and of tokens. The client removes
 * them already; this ensures it. Each pattern scans a run of letters once from its beginning, so that a text of a
 * million letters does not block the process.
 */
const personal = [
  // a parameter of an address, or of one nested in it; the code of an activity consists of words (`first-account`) and
  // stays
  [
    new RegExp(
      `(?<=^|[^a-z]|%[\\da-f]{2})((?:${names}|code(?!=[a-z]+(?:-[a-z\\d]+)+(?:[&#\\s]|$)))(?:=|%(?:25)*3D))[^&#\\s]+`,
      'gi',
    ),
    '$1#',
  ],
  [/(?<![\w.+-])[\w.+-]+(?:@|%(?:25)*40)[\w-]+(?:\.[\w-]+)+/g, '@'],
  // phone numbers with a country code, unspaced, and as the mainland and Hong Kong write them; a date with dashes is
  // none
  [
    /\+\p{Nd}(?:[ -]?\p{Nd}){6,}|\p{Nd}{8,}|\b1[3-9]\p{Nd}[ -]\p{Nd}{4}[ -]\p{Nd}{4}\b|\b[2-9]\p{Nd}{3}[ -]\p{Nd}{4}\b/gu,
    '#',
  ],
] as const

/** Masks web tokens: three parts, the first of which is base64 of `{"`, as a whole word or at its end. */
const maskTokens = (run: string): string => {
  const parts = run.split('.')
  const masked: string[] = []
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] ?? ''
    const at = part.indexOf('eyJ')
    const isToken = at >= 0 && part.length > at + 3 && parts[index + 1] && parts[index + 2]
    masked.push(isToken ? `${part.slice(0, at)}…` : part)
    if (isToken) index += 2
  }
  return masked.join('.')
}

const halfCharacter = /\p{Surrogate}/gu

/** Characters that any of these patterns requires: most texts have none and need no cleaning. */
const doubtful = /[\0@=\p{Nd}\p{Surrogate}]|eyJ/u

const isPersonalName = new RegExp(`^(?:${names})$`, 'i')
/** The smallest number of eight digits. */
const longNumber = 10_000_000

const isReferrer = (name: string): boolean => name.endsWith('referrer')

/**
 * The text without what PostgreSQL cannot store: NUL characters and half surrogate pairs, which are invalid in JSON.
 */
export const storableText = (text: string): string => text.replaceAll('\0', '').replace(halfCharacter, '\ufffd')

/**
 * A text as stored: without characters that PostgreSQL cannot store, without personal data, and cut to the limit (T9,
 * V13).
 */
export const cleanText = (text: string, most: number = trackingTextMax): string => {
  let clean = text
  if (doubtful.test(text)) {
    clean = storableText(text)
    // run by run: one pattern for the whole text would search for the end of a token from every possible beginning
    // (SEC-5)
    clean = clean.replace(/[\w.-]+/g, maskTokens)
    for (const [pattern, sign] of personal) clean = clean.replace(pattern, sign)
  }
  return clean.length > most ? clean.slice(0, most).replace(/[\uD800-\uDBFF]$/, '') : clean
}

/** Properties as stored, and the names of those that were cut. */
export const cleanProperties = (
  properties: Readonly<Record<string, unknown>>,
): { properties: Record<string, Value>; cut: string[] } => {
  const cut: string[] = []
  const clean = (name: string, text: string): string => {
    const most = isReferrer(name) ? trackingReferrerMax : trackingTextMax
    if (text.length > most && !cut.includes(name)) cut.push(name)
    return cleanText(text, most)
  }
  const cleaned = Object.entries(properties).map(([name, value]): [string, Value] => {
    if (typeof value === 'string') return [name, clean(name, value)]
    if (typeof value === 'number')
      return [name, Math.abs(value) >= longNumber && isPersonalName.test(name) ? '#' : value]
    if (!Array.isArray(value)) return [name, value as boolean]
    return [name, value.filter((item) => typeof item === 'string').map((text) => clean(name, text))]
  })
  return { properties: Object.fromEntries(cleaned), cut }
}
