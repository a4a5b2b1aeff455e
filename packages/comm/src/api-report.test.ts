import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { generateApiReport } from '../scripts/api-report.ts'
import { readModule } from '../scripts/declarations.ts'
import * as library from './index.ts'
import * as miniProgram from './mini-program/platform.ts'
import * as proof from './proof.ts'

test('the API report that is kept is that of the code, and no export says nothing of itself', () => {
  const kept = readFileSync(new URL('../api.generated.md', import.meta.url), 'utf8')
  expect(generateApiReport()).toBe(kept)
  for (const name of Object.keys({ ...library, ...miniProgram, ...proof }))
    expect(kept).toMatch(new RegExp(`\\*/\\nexport declare (const|class) ${name}\\b`))
})

const moduleOf = (code: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'module.ts')
  writeFileSync(file, code)
  return { file, read: () => readModule(file) }
}

test('what a file declares is read with its words, and without what stands inside', () => {
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
])('%s is refused', (_what, code) => {
  expect(moduleOf(code).read).toThrow(/module\.ts/)
})
