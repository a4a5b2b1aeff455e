import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './process.ts'

const folder = join(root, 'docs/security')
const pages = readdirSync(folder)
const read = (page: string): string => readFileSync(join(folder, page), 'utf8')

/** The paths of the repository that a text names in code. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:apps|packages|scripts|docs|deploy|e2e)\/[^`\s]+)`/g)].map(([, path = '']) => path)
const missingIn = (text: string): readonly string[] => pathsIn(text).filter((path) => !existsSync(join(root, path)))

/** The rows of the tables that have a column with this name, by their cells. */
const rowsWith = (text: string, column: string): readonly Readonly<Record<string, string>>[] =>
  text.split(/\n(?!\|)/).flatMap((block) => {
    const [head = [], , ...rows] = block
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )
    if (!head.includes(column)) return []
    return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])))
  })

test('each file and folder that the documents on security name exists', () => {
  expect(pages.toSorted()).toEqual([
    'controls.md',
    'data-map.md',
    'index.md',
    'retention.md',
    'roles.md',
    'threat-model.md',
  ])
  for (const page of pages) expect([page, missingIn(read(page))]).toEqual([page, []])
  expect(missingIn('shown by `apps/server/src/nowhere.test.ts` and `scripts/check.ts`')).toEqual([
    'apps/server/src/nowhere.test.ts',
  ])
})

test('each threat names its mitigation, and the code or test that shows it', () => {
  const threats = rowsWith(read('threat-model.md'), 'threat')
  expect(threats.length).toBeGreaterThan(25)
  for (const { threat, mitigation, 'shown by': shown = '' } of threats) {
    expect([threat, mitigation]).not.toContain('')
    expect([threat, pathsIn(shown).length > 0]).toEqual([threat, true])
  }
})

test('each control names what Foyer does, where, and what the firm does, and a source that the page lists', () => {
  const text = read('controls.md')
  const controls = rowsWith(text, 'requirement')
  expect(controls.length).toBeGreaterThan(35)
  for (const control of controls) {
    expect(Object.values(control)).not.toContain('')
    expect([control.requirement, pathsIn(control.where ?? '').length > 0]).toEqual([control.requirement, true])
  }
  // a number that was verified, or the statement that none was
  for (const { requirement = '', source = requirement } of controls)
    expect([requirement, /paragraph not verified|, (section|principle)s? \d|\(\d\.\d\)$/.test(source)]).toEqual([
      requirement,
      true,
    ])
  const sources = rowsWith(text, 'short name').map((row) => row['short name'] ?? '')
  for (const { source = 'Guidelines' } of controls)
    expect([source, sources.some((name) => source.startsWith(name))]).toEqual([source, true])
})
