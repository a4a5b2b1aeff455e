import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testLanguages } from '@foyer/api/test-languages/two'
import { completeCatalogue } from '@foyer/api/text-catalogues'
import { pseudoTexts } from '@foyer/testing/pseudo-texts'
import type { Plugin, Rolldown } from 'vite'
import type { Variant } from './variants.ts'

type Chunk = Rolldown.OutputChunk
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

const catalogueOf = (language: string): Texts =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../texts/${language}.json`), 'utf8')) as Texts

const isOfTests = (language: string): language is keyof typeof testLanguages => Object.hasOwn(testLanguages, language)

const read = (language: string): Texts =>
  isOfTests(language) ? pseudoTexts(language, catalogueOf('en-US')) : catalogueOf(language)

/** The texts of a language, by table and key. */
export const textsOf = (language: string): Texts => completeCatalogue(language, read)

/** Ending of the style sheet that stands for the texts of a chunk among the files that Vite lists for an import. */
export const ofTexts = '.texts.css'

/** The address of a script without its ending. Its texts have the same, with the language behind it. */
export const stem = (script: string): string => script.replace(/\.js$/, '')

/** Returns the files that stand behind a name among a chunk's style sheets: a sheet, or texts in each language. */
export const filesBehind = (style: string, languages: readonly string[]): string[] =>
  style.endsWith(ofTexts) ? languages.map((language) => `${style.slice(0, -ofTexts.length)}.${language}.js`) : [style]

/** Whether the texts of the entry are beside this chunk. */
export const holdsEntryTexts = ({ moduleIds }: Chunk): boolean =>
  moduleIds.some((id) => id.endsWith('/shared/text/loaded-catalogue.ts'))

/** Returns the chunk and every chunk that it imports statically. */
const closureOf = (chunk: Chunk, chunks: ReadonlyMap<string, Chunk>, known = new Set<Chunk>()): ReadonlySet<Chunk> => {
  if (known.has(chunk)) return known
  known.add(chunk)
  for (const name of chunk.imports) {
    const imported = chunks.get(name)
    if (imported) closureOf(imported, chunks, known)
  }
  return known
}

/**
 * Returns the tables that each requested chunk has to bring along: those of the chunks which it loads, without those that
 * are loaded already, wherever it is requested from.
 */
const ownTables = (all: readonly Chunk[], tablesIn: (chunk: Chunk) => readonly string[]) => {
  const byName = new Map(all.map((chunk) => [chunk.fileName, chunk]))
  // a chunk that several modules share is no `isDynamicEntry`, also if one of them is imported dynamically
  const dynamic = new Set(all.flatMap(({ dynamicImports }) => dynamicImports))
  const requested = all
    .filter(({ isEntry, fileName }) => isEntry || dynamic.has(fileName))
    .map((chunk) => {
      const closure = [...closureOf(chunk, byName)]
      const imports = new Set(closure.flatMap(({ dynamicImports }) => dynamicImports))
      /** undefined until a chunk that requests this one is known */
      const before: Set<string> | undefined = chunk.isEntry ? new Set() : undefined
      return { chunk, imports, tables: new Set(closure.flatMap(tablesIn)), before }
    })
  for (let isSettled = false; !isSettled; ) {
    isSettled = true
    for (const one of requested.filter(({ chunk }) => !chunk.isEntry)) {
      const loaded = requested
        .filter(({ imports, before }) => before && imports.has(one.chunk.fileName))
        .map(({ tables, before }) => new Set([...tables, ...(before ?? [])]))
      if (loaded.length === 0) continue
      const [first, ...others] = loaded
      const before = new Set([...(first ?? [])].filter((table) => others.every((tables) => tables.has(table))))
      if (before.size === one.before?.size) continue
      one.before = before
      isSettled = false
    }
  }
  return requested.map(
    ({ chunk, tables, before }) => [chunk, [...tables].filter((table) => !before?.has(table)).sort()] as const,
  )
}

/**
 * Writes the texts of each requested chunk into one file for each language, and makes the imports of the chunk wait for
 * the file of the visitor's language. Vite lists the style sheets that an import has to wait for. The texts are listed as
 * a sheet that does not exist, and load-styles.ts requests the texts in its place.
 */
export const textFiles = ({ brand }: Variant): Plugin => {
  const catalogues = brand.languages.map((language) => [language, textsOf(language)] as const)
  const tablesOf = new Map<string, readonly string[]>()
  const tablesIn = (modules: readonly string[]) => modules.flatMap((id) => tablesOf.get(id) ?? [])
  return {
    name: 'foyer-text-files',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/apps\/web\/src\/.*\.tsx?$/, code: "table('" },
      handler: (code, id) => {
        const named = [...code.matchAll(/\btable\('([^']+)'\)/g)]
        tablesOf.set(
          id,
          named.map(([, table = '']) => table),
        )
        return null
      },
    },
    // a chunk with other texts has another name
    augmentChunkHash: ({ modules }) => {
      const tables = tablesIn(Object.keys(modules))
      if (tables.length === 0) return
      const texts = catalogues.map(([language, texts]) => [language, ...tables.map((table) => texts[table])])
      return createHash('sha256').update(JSON.stringify(texts)).digest('hex')
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const [requested, tables] of ownTables(chunks, ({ moduleIds }) => tablesIn(moduleIds))) {
          const chunk = requested.isEntry ? chunks.find(holdsEntryTexts) : requested
          if (!chunk || tables.length === 0) continue
          for (const [language, texts] of catalogues) {
            const source = JSON.stringify(Object.fromEntries(tables.map((table) => [table, texts[table]])))
            this.emitFile({
              type: 'asset',
              fileName: `${stem(chunk.fileName)}.${language}.js`,
              source: `export default${source}`,
            })
          }
          if (!requested.isEntry) chunk.viteMetadata?.importedCss.add(stem(chunk.fileName) + ofTexts)
        }
      },
    },
  }
}
