import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { convert } from './convert-to-hong-kong.ts'
import { languages } from './languages.ts'
import { catalogue } from './whole-catalogue.ts'

const root = join(import.meta.dirname, '../..')
const files = globSync(['**/*.ts', '**/*.tsx'], { cwd: root }).filter(
  (file) => !/\.(test|e2e)\.|(^|\/)testing\/|\/states\.tsx?$/.test(file),
)
const named = files.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\btable\('([^']+)'\)/g)].map(([, table = '']) => ({
    file,
    table,
  })),
)
const rowsOf = (language: keyof typeof catalogue) =>
  Object.entries(catalogue[language]).flatMap(([table, texts]) =>
    Object.entries(texts as Record<string, string>).map(([key, text]) => ({ name: `${table}#${key}`, text })),
  )
const rows = rowsOf('zh-CN')
const textsOf = (language: keyof typeof catalogue) => new Map(rowsOf(language).map(({ name, text }) => [name, text]))
const places = (text: string) => [...new Set([...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name]) => name))].sort()

test.each(languages)('A1 %s has every text, and each has the placeholders of zh-CN', (language) => {
  expect(rows.length).toBeGreaterThan(2000)
  const texts = textsOf(language)
  expect([...texts.keys()].sort()).toEqual(rows.map(({ name }) => name).sort())
  for (const { name, text } of rows) {
    const own = texts.get(name) ?? ''
    expect(own.trim(), name).not.toBe('')
    expect(places(own), name).toEqual(places(text))
    if (language === 'en-US') expect(own, name).not.toMatch(/\p{Script=Han}/u)
  }
})

test('A1 every table of the catalogues is shown by the module that it is named after, and by no other', () => {
  for (const { file, table } of named)
    expect(file.replace(/(\/text)?\.tsx?$/, ''), table).toBe(table.replace(/\.\w+$/, ''))
  expect(named.map(({ table }) => table).sort()).toEqual(Object.keys(catalogue['zh-CN']).sort())
})

test('A1 no module reads content by an index, which would show nothing in a language that the content lacks', () => {
  const indexed = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/[\w)\]](?:\?\.)?\[(?:\w+\.)?language\]/g)].map(
      ([read]) => `${file}: ${read}`,
    ),
  )
  // catalogues have every language
  expect(indexed.filter((read) => !/^shared\/text\/(table|loaded-catalogue)\.ts: e\[language\]$/.test(read))).toEqual(
    [],
  )
})

test('A1 no Chinese text is outside the catalogues', () => {
  const outside = files.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    return lines
      .filter((line) => /\p{Script=Han}/u.test(line) && !/^\s*(\*|\/\/|\/\*)/.test(line))
      .map((line) => `${file}: ${line.trim()}`)
  })
  // ranges and lists contain a character, and the gallery has examples
  const known = /^(shared\/format\/(hong-kong-time|list)\.ts|gallery\/)/
  expect(outside.filter((line) => !known.test(line))).toEqual([])
})

test('A1 the two Chinese texts are equal only where both scripts write alike', () => {
  const hongKong = textsOf('zh-HK')
  for (const { name, text } of rows) if (hongKong.get(name) === text) expect(convert(text), name).toBe(text)
})
