import qrcode from 'qrcode-generator'

/** Light modules around a QR code, without which a scanner does not find it. */
export const quiet = 4

export interface Modules {
  /** modules to a side, the quiet ones included */
  readonly size: number
  /** dark runs of all rows as an SVG path, a module a unit */
  readonly path: string
}

/** A QR code of capital letters and digits; of its modules 15 % may be unreadable (level M). */
export const modulesOf = (content: string): Modules => {
  const code = qrcode(0, 'M')
  code.addData(content, 'Alphanumeric')
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
