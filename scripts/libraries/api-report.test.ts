import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import * as proof from '../../packages/comm/src/proof.ts'
import { root } from '../process.ts'
import { apiReports } from './api-report.ts'
import { readModule } from './declarations.ts'

test('The stored API report of each library equals that of its code', async () => {
  for (const [path, generate] of Object.entries(apiReports))
    expect(await generate(), path).toBe(readFileSync(join(root, path), 'utf8'))
})

test('The API report has every export with its comment', async () => {
  const report = (await apiReports['packages/comm/api.generated.md']?.()) ?? ''
  const names = Object.keys(proof)
  expect(names).toContain('solveProof')
  for (const name of names) expect(report).toMatch(new RegExp(`\\*/\\nexport declare const ${name}\\b`))
})

const moduleOf = (code: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'module.d.ts')
  writeFileSync(file, code)
  return { file, read: () => readModule(file) }
}

test('readModule returns each declaration with its comment', () => {
  const { file, read } = moduleOf(`import type { B as C } from './b.js';
/** How many. */
export declare const count: (of: C) => number;
export { D } from './d.js';
type Silent = string;
export type E = Silent;`)
  const { declarations, imports, exports } = read()
  expect(declarations.get('count')).toMatchObject({
    text: '/** How many. */\nexport declare const count: (of: C) => number;',
    isDocumented: true,
  })
  expect(declarations.get('E')?.isDocumented).toBe(false)
  expect(declarations.get('E')?.names).toContain('Silent')
  expect(imports.get('C')).toEqual({ from: './b.js', name: 'B' })
  expect([...exports]).toEqual([
    ['count', { from: file, name: 'count' }],
    ['D', { from: './d.js', name: 'D' }],
    ['E', { from: file, name: 'E' }],
  ])
})

test('readModule refuses an export of everything', () => {
  expect(moduleOf("export * from './b.js';").read).toThrow(/module\.d\.ts/)
})
