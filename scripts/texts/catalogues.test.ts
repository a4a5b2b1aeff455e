import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceLanguage } from '@foyer/api/text-fallbacks'
import { describe, expect, test } from 'vitest'
import { convert } from '../../apps/web/src/shared/text/convert-to-hong-kong.ts'
import { languages } from '../../apps/web/src/shared/text/languages.ts'
import { root } from '../process.ts'
import { apps, type Catalogue, placeholdersOf, readCatalogue } from './catalogues.ts'

/** Lines with Chinese characters that are in no catalogue, as the paths that they begin with. */
const known: readonly RegExp[] = [
  // ranges and lists contain a character
  /^web\/shared\/format\/(hong-kong-time|list)\.ts/,
  /^server\/modules\/films\/playlists\.ts/,
  // examples, rules of scripts, and words by which others name things
  /^web\/gallery\//,
  /^server\/modules\/(text|tracking\/clickhouse)\//,
  // content of a firm: its rewards and partners, the districts of Hong Kong, and what the sandbox plays
  /^server\/activity-rules\/[\w-]+\/(items|rule)\.ts/,
  /^server\/modules\/(addresses\/hong-kong|redemption\/seed|\w+\/sandbox-[\w-]+|redirects\/mall-routes)\.ts/,
]

const rowsOf = (catalogue: Catalogue) =>
  Object.entries(catalogue).flatMap(([table, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${table}#${key}`, text] as const),
  )

test('A1 the server and each app that people use have texts', () => {
  expect(apps).toEqual(expect.arrayContaining(['console', 'insights', 'server', 'web']))
})

describe.each(apps)('A1 the texts of %s', (app) => {
  const folder = join(root, 'apps', app, 'src')
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !/\.(test|e2e)\.|(^|\/)testing(\/|\.ts$)|\/states\.tsx?$/.test(file),
  )
  const codeOf = (file: string) => readFileSync(join(folder, file), 'utf8')
  const rows = rowsOf(readCatalogue(app, sourceLanguage))

  test.each(languages)('have the same keys and placeholders in %s as in the source', (language) => {
    expect(rows.length).toBeGreaterThan(0)
    const texts = new Map(rowsOf(readCatalogue(app, language)))
    expect([...texts.keys()].sort()).toEqual(rows.map(([name]) => name).sort())
    for (const [name, text] of rows) {
      const own = texts.get(name) ?? ''
      expect(own.trim(), name).not.toBe('')
      expect(placeholdersOf(own), name).toEqual(placeholdersOf(text))
      if (language === 'en-US') expect(own, name).not.toMatch(/\p{Script=Han}/u)
    }
  })

  test('are in tables, and only the module after which a table is named shows it', () => {
    const named = files.flatMap((file) =>
      [...codeOf(file).matchAll(/\btable\('([^']+)'\)/g)].map(([, table = '']) => ({ file, table })),
    )
    for (const { file, table } of named)
      expect(file.replace(/(\/text)?\.tsx?$/, ''), table).toBe(table.replace(/\.\w+$/, ''))
    expect(named.map(({ table }) => table).sort()).toEqual(Object.keys(readCatalogue(app, sourceLanguage)).sort())
  })

  test('are equal in both Chinese scripts only where both write alike', () => {
    const hongKong = new Map(rowsOf(readCatalogue(app, 'zh-HK')))
    // the converter does not know that Hong Kong writes 宣布, as it writes 公布
    const converted = (text: string) => convert(text).replaceAll('宣佈', '宣布')
    for (const [name, text] of rows) if (hongKong.get(name) === text) expect(converted(text), name).toBe(text)
  })

  test('include every Chinese text of its sources that is no content', () => {
    const outside = files.flatMap((file) =>
      codeOf(file)
        .split('\n')
        .filter((line) => /\p{Script=Han}/u.test(line) && !/^\s*(\*|\/\/|\/\*)/.test(line))
        .map((line) => `${app}/${file}: ${line.trim()}`),
    )
    expect(outside.filter((line) => !known.some((one) => one.test(line)))).toEqual([])
  })
})

test('A1 the client reads content by its fallback, never by an index', () => {
  const sources = join(root, 'apps/web/src')
  const files = globSync('**/*.{ts,tsx}', { cwd: sources }).filter(
    (file) => !/\.(test|e2e)\.|(^|\/)testing\/|\/states\.tsx?$/.test(file),
  )
  const indexed = files.flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(/[\w)\]](?:\?\.)?\[(?:\w+\.)?language\]/g)].map(
      ([read]) => `${file}: ${read}`,
    ),
  )
  // catalogues have every language
  const ofTexts = /^shared\/text\/(table|loaded-catalogue)\.ts: e\[language\]$/
  expect(indexed.filter((read) => !ofTexts.test(read))).toEqual([])
})
