import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { generateApiReport } from '../scripts/api-report.ts'
import { readModule } from '../scripts/declarations.ts'
import * as library from './index.ts'
import * as miniProgram from './mini-program/platform.ts'
import * as proof from './proof.ts'

test('the stored API report equals that of the code, and every export has a comment', () => {
  const stored = readFileSync(new URL('../api.generated.md', import.meta.url), 'utf8')
  expect(generateApiReport()).toBe(stored)
  for (const name of Object.keys({ ...library, ...miniProgram, ...proof }))
    expect(stored).toMatch(new RegExp(`\\*/\\nexport declare (const|class) ${name}\\b`))
})

const moduleOf = (code: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'module.ts')
  writeFileSync(file, code)
  return { file, read: () => readModule(file) }
}

test('readModule returns each declaration with its comment and without its body', () => {
  const { file, read } = moduleOf(`import type { B as C } from './b.ts'
/** How many. */
export const count = (of: C): number => of.length + inside
const inside = 1
export { D } from './d.ts'
type Silent = string
export type E = Silent`)
  const { declarations, imports, exports } = read()
  expect(declarations.get('count')).toMatchObject({
    text: '/** How many. */\nexport declare const count: (of: C) => number;',
    isDocumented: true,
  })
  expect(declarations.get('E')?.isDocumented).toBe(false)
  expect(declarations.get('E')?.names).toContain('Silent')
  expect(declarations.has('inside')).toBe(false)
  expect(imports.get('C')).toEqual({ from: './b.ts', name: 'B' })
  expect([...exports]).toEqual([
    ['count', { from: file, name: 'count' }],
    ['D', { from: './d.ts', name: 'D' }],
    ['E', { from: file, name: 'E' }],
  ])
})

test.each([
  ['an export whose type is not written down', 'export const a = Math.random()'],
  ['an export of everything', "export * from './b.ts'"],
])('the API report refuses %s', (_what, code) => {
  expect(moduleOf(code).read).toThrow(/module\.ts/)
})
