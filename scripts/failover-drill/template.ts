import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../process.ts'

interface Filling {
  /** values of the placeholders, such as HOST for ${HOST} */
  readonly values?: Readonly<Record<string, string>>
  /** texts that the file must contain, and what stands there on the machine of the drill */
  readonly replaced: Readonly<Record<string, string>>
}

/**
 * A configuration file of the reference set-up, as the drill uses it.
 *
 * @throws Error if a placeholder has no value, or a text is missing that the drill has to replace
 */
export const fillIn = (text: string, { values = {}, replaced }: Filling): string => {
  const filled = text.replace(/^\s*[#;].*\n/gm, '').replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`no value for ${name}`)
    return value
  })
  return Object.entries(replaced).reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`the configuration has no ${from}`)
    return now.replaceAll(from, to)
  }, filled)
}

/** @param name of a file in deploy/highly-available */
export const configuration = (name: string, filling: Filling): string =>
  fillIn(readFileSync(join(root, 'deploy/highly-available', name), 'utf8'), filling)
