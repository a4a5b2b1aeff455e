import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceLanguage } from '@foyer/api/text-fallbacks'
import { root } from '../process.ts'

/** The folders of `apps` that have texts, by name. */
export const apps: readonly string[] = globSync(`apps/*/texts/${sourceLanguage}.json`, { cwd: root })
  .map((file) => file.split(/[\\/]/)[1] ?? '')
  .sort()

/** Texts of one app in one language: tables by the path of the module that shows them, texts by key. */
export type Catalogue = Record<string, Record<string, string>>

/** Where a text stands. */
export interface Place {
  readonly app: string
  readonly table: string
  readonly key: string
}

/** The address of a text in files for translators, such as `console:home#title`. */
export const addressOf = ({ app, table, key }: Place): string => `${app}:${table}#${key}`

/** Reads an address; undefined if it is none. */
export const placeAt = (address: string): Place | undefined => {
  const [, app, table, key] = /^([\w-]+):([^#]+)#([^#]+)$/.exec(address) ?? []
  return app !== undefined && table !== undefined && key !== undefined ? { app, table, key } : undefined
}

const fileOf = (app: string, name: string): string => join(root, 'apps', app, 'texts', `${name}.json`)

const read = <Content extends object>(app: string, name: string): Content => {
  const file = fileOf(app, name)
  return JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : '{}') as Content
}

/** The languages in which an app has texts. */
export const languagesOf = (app: string): readonly string[] =>
  readdirSync(join(root, 'apps', app, 'texts'))
    .filter((name) => name.endsWith('.json') && name !== 'notes.json' && name !== 'drafts.json')
    .map((name) => name.slice(0, -'.json'.length))
    .sort()

/** Returns the texts of an app in a language; empty for a language that has none yet. */
export const readCatalogue = (app: string, language: string): Catalogue => read(app, language)

/** Returns what translators must know about a text of an app, by table and key. */
export const readNotes = (app: string): Catalogue => read(app, 'notes')

/** Returns the addresses of an app's texts in a language that the converter wrote and nobody has read yet. */
export const readDrafts = (app: string, language: string): readonly string[] =>
  read<Record<string, readonly string[]>>(app, 'drafts')[language] ?? []

const write = (app: string, name: string, content: object) =>
  writeFileSync(fileOf(app, name), `${JSON.stringify(content, null, 2)}\n`)

/** Writes the texts of a language in the order of the source. Texts that the source lacks are left out. */
export const writeCatalogue = (app: string, language: string, texts: Catalogue): void => {
  const order = language === sourceLanguage ? texts : readCatalogue(app, sourceLanguage)
  const tables = Object.keys(order)
    .sort()
    .map((table) => {
      const keys = Object.keys(order[table] ?? {}).filter((key) => texts[table]?.[key] !== undefined)
      return [table, Object.fromEntries(keys.map((key) => [key, texts[table]?.[key]]))] as const
    })
  write(app, language, Object.fromEntries(tables.filter(([, table]) => Object.keys(table).length > 0)))
}

export const writeDrafts = (app: string, language: string, addresses: readonly string[]): void => {
  const drafts = { ...read<Record<string, readonly string[]>>(app, 'drafts'), [language]: addresses }
  write(app, 'drafts', Object.fromEntries(Object.entries(drafts).filter(([, all]) => all.length > 0)))
}

/** Adds a table to each language of an app, in place of one with the same name. */
export const addTable = (
  app: string,
  table: string,
  rows: Readonly<Record<string, Readonly<Record<string, string>>>>,
): void => {
  for (const [language, texts] of Object.entries(rows))
    writeCatalogue(app, language, { ...readCatalogue(app, language), [table]: texts })
}

/** Returns the names of the values that a text shows, such as `n` in `{n} days` and `{n, plural, …}`. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name = '']) => name))].sort()
