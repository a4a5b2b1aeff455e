import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Checker, type Fault, faultsIn, openChecker, partsOf, readDiscouraged } from './words.ts'

const folder = mkdtempSync(join(tmpdir(), 'words-'))
let checker: Checker
beforeAll(async () => {
  checker = await openChecker()
})
afterAll(() => rmSync(folder, { recursive: true }))

const faultsOf = (file: string, text: string): Fault[] => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
  return faultsIn(folder, [file], checker)
}

/** The planted texts are in pieces, so that this file contains no discouraged word itself. */
const plant = (...pieces: string[]): string => pieces.join('')

test.each([
  ['a comment', 'src/a.ts', plant('// Subscribers are to', 'ld once.\n'), plant('to', 'ld'), 1],
  ['a test title', 'src/a.test.ts', plant("\ntest('a value is ke", "pt', () => {})\n"), plant('ke', 'pt'), 2],
  ['a name in camel case', 'src/a.ts', plant('const isAsk', 'ing = true\n'), plant('isAsk', 'ing'), 1],
  ['a type', 'src/a.ts', plant('interface Wor', 'ld {}\n'), plant('Wor', 'ld'), 1],
  ['a constant', 'src/a.ts', plant('const MAX_WOR', 'LD = 1\n'), plant('MAX_WOR', 'LD'), 1],
  ['a compound name', 'src/a.tsx', plant('gate', 'Words()\n'), plant('gate', 'Words'), 1],
  ['a sentence', 'notes/a.md', plant('# A\n\nThe server for', 'gets it.\n'), plant('for', 'gets'), 3],
  ['a class of a style sheet', 'src/a.css', plant('.order-de', 'sk {}\n'), plant('de', 'sk'), 1],
  ['the name of a file', plant('src/mi', 'ne.ts'), 'export {}\n', plant('mi', 'ne'), 0],
  ['a word in the name of a folder', plant('src/swe', 'eps/a.ts'), 'export {}\n', plant('swe', 'eps'), 0],
  ['a misspelt word', 'src/a.ts', plant('// The adr', 'es', 'ss is wrong.\n'), plant('adr', 'es', 'ss'), 1],
  ['American spelling', 'notes/a.md', plant('We hon', 'or it.\n'), plant('hon', 'or'), 1],
] as const)('%s with a wrong word fails the check', (_, file, text, word, line) => {
  expect(faultsOf(file, text).map((fault) => ({ word: fault.word, line: fault.line }))).toEqual([{ word, line }])
})

test('the check passes a clean file, addresses, escapes, hashes and names of the project', () => {
  const text = `// The server stores https://example.com/asdfgh once; see PostgreSQL and the OpenAPI document.
export const readHTMLPage = (colour: string): string => \`\${colour}\\n%2Fabout#/deadbeef01 0xfee0\`
`
  expect(faultsOf('src/clean.ts', text)).toEqual([])
})

test('migrations, generated files and copy of the interface are not checked', () => {
  const word = plant('for', 'gotten\n')
  for (const file of ['apps/server/migrations/0001-a.sql', 'notes/a.generated.md', 'apps/web/src/routes/a/text.ts'])
    expect(faultsOf(file, word)).toEqual([])
})

test('a file exempts a name that cannot change, in itself only', () => {
  const column = plant('const row = { ke', 'pt: 1 }\n')
  expect(faultsOf('src/a.ts', plant('// a column of the database; cspell:ignore ke', 'pt\n') + column)).toEqual([])
  expect(faultsOf('src/b.ts', column)).toHaveLength(1)
})

test('a fault says what to write instead, in the words of the glossary', () => {
  const [fault] = faultsOf('src/a.ts', plant('// The pat', 'ie', 'nce ends.\n'))
  expect(fault?.why).toBe('use instead: time-out, time limit')
})

test('the glossary is read as tables of words and of names of files', () => {
  const glossary =
    '# G\n\n## Discouraged words\n\n| word | use instead |\n| --- | --- |\n| `One`, `two` | `a`, b |\n\n## Discouraged names of files\n\n| name | use instead |\n| --- | --- |\n| `three` | c |\n'
  const { words, fileNames } = readDiscouraged(glossary)
  expect([...words]).toEqual([
    ['one', 'a, b'],
    ['two', 'a, b'],
  ])
  expect([...fileNames]).toEqual([['three', 'c']])
  expect(() => readDiscouraged('# G\n')).toThrow('has no table')
})

test('an identifier splits into its words', () => {
  expect(partsOf('readHTMLPage_now2Be')).toEqual(['read', 'HTML', 'Page', 'now', 'Be'])
})
