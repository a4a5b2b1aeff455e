import qrcode from 'qrcode-generator'

/** Width in modules of the light border (quiet zone) that scanners need around a QR code. */
export const quiet = 4

export interface Modules {
  /** modules per side, with the quiet zone */
  readonly size: number
  /** the dark runs of all rows as an SVG path, one unit per module */
  readonly path: string
}

/** Capital letters and digits take less space than the bytes of other texts. */
const isCapitals = (content: string): boolean => /^[0-9A-Z $%*+\-./:]*$/.test(content)

/** Encodes a text of ASCII as a QR code at level M, which remains readable when 15 % of it is damaged. */
export const modulesOf = (content: string): Modules => {
  const code = qrcode(0, 'M')
  code.addData(content, isCapitals(content) ? 'Alphanumeric' : 'Byte')
  code.make()
  const count = code.getModuleCount()
  let path = ''
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++) {
      let run = 0
      while (column + run < count && code.isDark(row, column + run)) run++
      if (run === 0) continue
      path += `M${column + quiet} ${row + quiet}h${run}v1h-${run}z`
      column += run
    }
  return { size: count + 2 * quiet, path }
}
