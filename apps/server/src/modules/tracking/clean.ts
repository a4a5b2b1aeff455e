import { trackingReferrerMax, trackingTextMax } from '@foyer/contract/tracking-limits'

type Value = string | number | boolean | readonly string[]

/** What tells who somebody is or lets them in, as addresses and properties call it. */
const names = 'token|ticket|mobile|phone|e?mail|password|sign'

/**
 * Numbers that could be a telephone's or an account's, mail addresses, tokens: the client leaves them out, this makes sure.
 * Each looks at a run of letters once, from its beginning: whoever sends a text of a million holds nobody up.
 */
const personal = [
  // a parameter of an address, or of one within it; the code of an activity is words (`first-account`)
  [
    new RegExp(
      `(?<=^|[^a-z]|%[\\da-f]{2})((?:${names}|code(?!=[a-z]+(?:-[a-z\\d]+)+(?:[&#\\s]|$)))(?:=|%(?:25)*3D))[^&#\\s]+`,
      'gi',
    ),
    '$1#',
  ],
  [/(?<![\w.+-])[\w.+-]+(?:@|%(?:25)*40)[\w-]+(?:\.[\w-]+)+/g, '@'],
  // with a country's code, together, as the mainland and as Hong Kong write them; a date with its dashes is none
  [
    /\+\p{Nd}(?:[ -]?\p{Nd}){6,}|\p{Nd}{8,}|\b1[3-9]\p{Nd}[ -]\p{Nd}{4}[ -]\p{Nd}{4}\b|\b[2-9]\p{Nd}{3}[ -]\p{Nd}{4}\b/gu,
    '#',
  ],
] as const

/** A web token: three parts, the first of which is base64 of `{"`, alone or at the end of a word. */
const maskTokens = (run: string): string => {
  const parts = run.split('.')
  const kept: string[] = []
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] ?? ''
    const at = part.indexOf('eyJ')
    const isToken = at >= 0 && part.length > at + 3 && parts[index + 1] && parts[index + 2]
    kept.push(isToken ? `${part.slice(0, at)}…` : part)
    if (isToken) index += 2
  }
  return kept.join('.')
}

const halfCharacter = /\p{Surrogate}/gu

/** Of what any of that has one: most texts have none, and are read once. */
const doubtful = /[\0@=\p{Nd}\p{Surrogate}]|eyJ/u

const isPersonalName = new RegExp(`^(?:${names})$`, 'i')
/** A number of eight digits or more. */
const longNumber = 10_000_000

const isReferrer = (name: string): boolean => name.endsWith('referrer')

/** Text PostgreSQL can hold, whatever it says: it stores no NUL, and JSON of half a character is none. */
export const storableText = (text: string): string => text.replaceAll('\0', '').replace(halfCharacter, '\ufffd')

/** Text as it is stored: nothing PostgreSQL cannot hold, nothing personal, cut where it is too long (T9, V13). */
export const cleanText = (text: string, most: number = trackingTextMax): string => {
  let clean = text
  if (doubtful.test(text)) {
    clean = storableText(text)
    // run by run: a pattern would look for the end of a token again from each place where one may begin (SEC-5)
    clean = clean.replace(/[\w.-]+/g, maskTokens)
    for (const [pattern, sign] of personal) clean = clean.replace(pattern, sign)
  }
  return clean.length > most ? clean.slice(0, most).replace(/[\uD800-\uDBFF]$/, '') : clean
}

/** Properties as they are stored, and the names of those that were cut. */
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
