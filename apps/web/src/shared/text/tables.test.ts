import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { convert } from './convert-to-hong-kong.ts'

const root = join(import.meta.dirname, '../..')
const files = globSync(['**/*.ts', '**/*.tsx'], { cwd: root }).filter(
  (file) => !/\.(test|e2e)\.|gallery|(^|\/)testing\/|\/states\.tsx?$/.test(file),
)
/** a row of a text table: three strings in brackets */
const row = /\[\s*'((?:[^'\\]|\\.)*)',\s*'((?:[^'\\]|\\.)*)',\s*'((?:[^'\\]|\\.)*)',?\s*\]/g
const rows = files.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(row)].map((match) => ({
    file,
    texts: match.slice(1, 4) as [string, string, string],
  })),
)
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

test('A1 every row of every text table has all three languages with the same placeholders', () => {
  expect(rows.length).toBeGreaterThan(60)
  for (const { file, texts } of rows) {
    for (const text of texts) expect(text.trim(), file).not.toBe('')
    expect(places(texts[1]), file).toEqual(places(texts[0]))
    expect(places(texts[2]), file).toEqual(places(texts[0]))
    expect(texts[2], file).not.toMatch(/\p{Script=Han}/u)
  }
})

test('A1 no Chinese text is outside the text tables', () => {
  const outside = files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8').replace(row, '')
    const lines = code.split('\n').filter((line) => /\p{Script=Han}/u.test(line) && !/^\s*(\*|\/\/|\/\*)/.test(line))
    return lines.map((line) => `${file}: ${line.trim()}`)
  })
  // language names are in their own language, and a range of dates contains one character
  const known = /^shared\/(text\/languages|format\/hong-kong-time)\.ts/
  expect(outside.filter((line) => !known.test(line))).toEqual([])
})

test('A1 the two Chinese columns are equal only in a text that both scripts write alike', () => {
  for (const { file, texts } of rows)
    if (texts[0] === texts[1]) expect(convert(texts[0]), `${file}: ${texts[0]}`).toBe(texts[1])
})
