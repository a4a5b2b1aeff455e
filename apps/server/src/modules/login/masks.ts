/** Its last four digits, which tell a person's own accounts apart: `****1001`. */
export const maskClientNo = (clientNo: string): string => `****${clientNo.slice(-4)}`

const graphemes = new Intl.Segmenter()

/** The first character of each word and nothing of the length of the rest: `D*** C*** O***`, `陳***`. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...graphemes.segment(word)][0]?.segment}***`)
    .join(' ')
