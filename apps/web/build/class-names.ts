import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import type { CSSModulesOptions } from 'vite'

const sources = join(import.meta.dirname, '../src')
const sheetDigits = 4

/** A name of a sheet, from its path in `src` alone, so that builds are reproducible. It begins with a letter. */
const sheetName = (file: string): string => {
  const digest = createHash('sha256').update(relative(sources, file).replaceAll('\\', '/')).digest()
  const letter = String.fromCharCode(97 + ((digest[0] ?? 0) % 26))
  return (
    letter +
    digest
      .readUInt32BE(1)
      .toString(36)
      .padStart(sheetDigits, '0')
      .slice(1 - sheetDigits)
  )
}

/** Classes and animations that occur in a sheet, in order. */
export const namesIn = (css: string): readonly string[] => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)),
]

/** The name of a class or an animation in the build: the sheet's name with its place in the sheet. */
export const builtName = (name: string, file: string, css: string): string =>
  sheetName(file) + namesIn(css).indexOf(name).toString(36)

/**
 * How the classes of `*.module.css` are named. A built name compresses well. In development the name contains the class,
 * for people.
 */
export const cssModules = (isBuild: boolean): CSSModulesOptions => {
  const sheets = new Map<string, string>()

  /** @throws Error if another sheet has the same name; another `sheetDigits` separates them */
  const generateScopedName = (name: string, from: string, css: string): string => {
    const [file = ''] = from.split('?')
    const sheet = sheetName(file)
    const other = sheets.get(sheet) ?? file
    if (other !== file) throw new Error(`${file} and ${other} have the same name ${sheet}`)
    sheets.set(sheet, file)
    return isBuild ? builtName(name, file, css) : `${name}_${sheet}`
  }

  /**
   * Resolves `@value name from "sheet"` to the other sheet's class. The default loader would also copy all rules of the
   * other sheet.
   */
  class Loader {
    readonly finalSource = ''

    async fetch(sheet: string, from: string): Promise<Readonly<Record<string, string>>> {
      const file = resolve(dirname(from), sheet)
      const css = await readFile(file, 'utf8')
      return Object.fromEntries(namesIn(css).map((name) => [name, generateScopedName(name, file, css)]))
    }
  }

  const options = { localsConvention: 'camelCaseOnly', generateScopedName, Loader } as const
  return options
}
