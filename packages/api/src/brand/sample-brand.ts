import type { Brand } from './brand.ts'

type ColourRole = keyof Brand['colours']['light']

/**
 * Texts that only the sample firm has. They are here a second time because a firm replaces `brand.json`, and a copy that
 * it has changed in part still has some of them.
 */
const sampleTexts: readonly RegExp[] = [
  /孚御|\bfoyer/i,
  /^AAA00[01]$/,
  /^\+852 3000 00(00|88)$/,
  /示例道|Sample Road/,
  // names that nobody can own (RFC 2606)
  /\.(example|invalid)\b|\bexample\.(com|net|org)\b/,
]

/** The texts of a value, each with its path. */
const textsOf = (value: unknown, path: string): readonly (readonly [path: string, text: string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => textsOf(inner, path === '' ? name : `${path}.${name}`))
    : [[path, String(value)]]

/**
 * The paths of a brand's values that are still those of the sample firm, such as `hotline` and `firm.en-US`; empty if
 * the firm has replaced all. Colours and hours may be equal by chance and are not compared.
 */
export const sampleValuesIn = ({ sample, ...brand }: Brand): readonly string[] => [
  ...(sample ? ['sample'] : []),
  ...textsOf(brand, '').flatMap(([path, text]) => (sampleTexts.some((one) => one.test(text)) ? [path] : [])),
]

/** The colours of the sample firm, which its drawings are in. White and the colour on the accent belong to no firm. */
export const sampleColours: readonly (readonly [colour: string, mode: keyof Brand['colours'], role: ColourRole])[] = [
  ['#14315f', 'light', 'brand'],
  ['#e8eef8', 'light', 'brandSoft'],
  ['#f2ab32', 'light', 'accent'],
  ['#dc9417', 'light', 'accentPressed'],
  ['#a9c3f2', 'dark', 'brand'],
  ['#1a2740', 'dark', 'brandSoft'],
  ['#16264a', 'dark', 'hero'],
  ['#f4b444', 'dark', 'accent'],
  ['#dd9c28', 'dark', 'accentPressed'],
]

/** A drawing of the sample firm in the colours of a brand; unchanged for the sample's own. */
export const inColoursOf = ({ colours }: Brand, drawing: string): string => {
  const own = new Map(sampleColours.map(([colour, mode, role]) => [colour, colours[mode][role]]))
  return drawing.replace(/#[0-9a-f]{6}\b/gi, (colour) => own.get(colour.toLowerCase()) ?? colour)
}
