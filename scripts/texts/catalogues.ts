import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../process.ts'

const folder = join(root, 'apps/web/texts')

/** Texts of one language: tables by the path of the module that shows them, texts by key. */
export type Catalogue = Record<string, Record<string, string>>

/** The address of a text in drafts and in files for translators. */
export const addressOf = (table: string, key: string): string => `${table}#${key}`

/** The language that declares which texts there are. */
export const source = 'zh-CN'

const read = <Content extends object>(name: string): Content => {
  const file = join(folder, `${name}.json`)
  return JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : '{}') as Content
}

/** Returns the texts of a language; empty for a language that has none yet. */
export const readCatalogue = (language: string): Catalogue => read(language)

/** Returns what translators must know about a text, by table and key. */
export const readNotes = (): Catalogue => read('notes')

/** For each language, the addresses of texts that the converter wrote and nobody has read yet. */
export type Drafts = Record<string, readonly string[]>

export const readDrafts = (): Drafts => read('drafts')

const write = (name: string, content: object) =>
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`)

/** Writes the texts of a language in the order of the source. Texts that the source lacks are left out. */
export const writeCatalogue = (language: string, texts: Catalogue): void => {
  const order = language === source ? texts : readCatalogue(source)
  const tables = Object.keys(order)
    .sort()
    .map((table) => {
      const keys = Object.keys(order[table] ?? {}).filter((key) => texts[table]?.[key] !== undefined)
      return [table, Object.fromEntries(keys.map((key) => [key, texts[table]?.[key]]))] as const
    })
  write(language, Object.fromEntries(tables.filter(([, table]) => Object.keys(table).length > 0)))
}

export const writeDrafts = (drafts: Drafts): void =>
  write('drafts', Object.fromEntries(Object.entries(drafts).filter(([, addresses]) => addresses.length > 0)))

/** Adds a table to each language, in place of one with the same name. */
export const addTable = (table: string, rows: Readonly<Record<string, Readonly<Record<string, string>>>>): void => {
  for (const [language, texts] of Object.entries(rows))
    writeCatalogue(language, { ...readCatalogue(language), [table]: texts })
}

/** Returns the names of the values that a text shows, such as `n` in `{n} days` and `{n, plural, …}`. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name = '']) => name))].sort()
