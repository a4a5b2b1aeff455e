/** The last four digits, which distinguish a person's own accounts: `****1001`. */
export const maskClientNo = (clientNo: string): string => `****${clientNo.slice(-4)}`

const graphemes = new Intl.Segmenter()

/** The first character of each word; the length of the other characters is hidden: `D*** C*** O***`, `陳***`. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...graphemes.segment(word)][0]?.segment}***`)
    .join(' ')
