import { expect, test } from 'vitest'
import { faultsOf, idsOfTitle, rowsOf } from './citations.ts'

const known = {
  ids: new Set(['N13', 'I4', 'I5', 'SEC-3']),
  records: new Set(['0107']),
  exists: (path: string) => ['docs/testing.md', 'docs/decisions/0107-database-crash.md'].includes(path),
}
const cited = (file: string, line: string) => faultsOf(file, line, known).map((fault) => fault.cited)

test('the rows of a document are the ids in the first column of its tables', () => {
  expect(rowsOf('| id | what |\n| N13 | joins |\n| SEC-3 | bodies |\nN12 in prose')).toEqual(['N13', 'SEC-3'])
})

test('the ids of a test title are those at its beginning', () => {
  expect(idsOfTitle("test('N13 I4 a join with A4 paper', () => {")).toEqual(['N13', 'I4'])
  expect(idsOfTitle('test.each(ways)(`SEC-3 %s ends`, () => {')).toEqual(['SEC-3'])
  expect(idsOfTitle("test('a title without an id', () => {")).toEqual([])
})

test.each([
  ['a test title', 'apps/server/src/join.test.ts', "test('N99 joins once', () => {", 'N99'],
  ['a comment', 'apps/server/src/join.ts', '// once per key (N99)', 'N99'],
  ['a comment with several ids', 'apps/server/src/join.ts', ' * refreshes (I4, I9)', 'I9'],
  ['a finding', 'apps/server/src/join.ts', '// closes idle connections, SEC-99', 'SEC-99'],
  ['a decision record', 'apps/server/src/join.ts', '// see docs/decisions/0999-nothing.md', 'decision 0999'],
  ['a document in code', 'apps/server/src/join.ts', '// see docs/nothing.md', 'docs/nothing.md'],
  ['a link of a document', 'docs/testing.md', 'See [the guide](nothing.md).', 'docs/nothing.md'],
  ['a document outside the repository', 'apps/server/src/join.ts', '// as in design §3', 'design §3'],
])('a citation that leads nowhere is a fault: %s', (_, file, line, fault) => {
  expect(cited(file, line)).toContain(fault)
})

test.each([
  ['a known row', 'apps/server/src/join.test.ts', "test('N13 joins once', () => {"],
  ['a known finding', 'apps/server/src/join.ts', '// bodies have a deadline (SEC-3)'],
  ['a known record', 'docs/testing.md', 'See [0107](decisions/0107-database-crash.md).'],
  ['an address', 'docs/testing.md', 'See [Node](https://nodejs.org/docs/nothing.md).'],
  ['code that looks like an id', 'apps/server/src/join.ts', 'const I9 = (N99)'],
])('a citation of something that exists is no fault: %s', (_, file, line) => {
  expect(cited(file, line)).toEqual([])
})
