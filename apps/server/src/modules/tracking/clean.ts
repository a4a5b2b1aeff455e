import { trackingReferrerMax, trackingTextMax } from '@foyer/contract/tracking-limits'

type Value = string | number | boolean | readonly string[]

/**
 * Numbers that could be a telephone's or an account's, mail addresses, tokens: the client leaves them out, this makes sure.
 * Each looks at a run of letters once, from its beginning: whoever sends a text of a million holds nobody up.
 */
const personal = [
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '@'],
  [/(?<![\w-])(?=[\w-]+\.[\w-]+\.[\w-])([\w-]*?)eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '$1…'],
  // a date with its dashes is none
  [/\+\p{Nd}(?:[ -]?\p{Nd}){6,}|\p{Nd}{8,}|\b[4-9]\p{Nd}{3} \p{Nd}{4}\b/gu, '#'],
] as const

const halfCharacter = /\p{Surrogate}/gu

/** Of what any of that has one: most texts have none, and are read once. */
const doubtful = /[\0@\p{Nd}\p{Surrogate}]|eyJ/u

const isReferrer = (name: string): boolean => name.endsWith('referrer')

/** Text as it is stored: nothing PostgreSQL cannot hold, nothing personal, cut where it is too long (T9, V13). */
export const cleanText = (text: string, most: number = trackingTextMax): string => {
  let clean = text
  if (doubtful.test(text)) {
    // PostgreSQL stores no NUL, and JSON of half a character is none
    clean = text.replaceAll('\0', '').replace(halfCharacter, '\ufffd')
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
    if (!Array.isArray(value)) return [name, value as number | boolean]
    return [name, value.filter((item) => typeof item === 'string').map((text) => clean(name, text))]
  })
  return { properties: Object.fromEntries(cleaned), cut }
}
