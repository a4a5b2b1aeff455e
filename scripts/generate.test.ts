import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const script = fileURLToPath(new URL('./generate.ts', import.meta.url))
const artefact = 'apps/server/src/modules/area-codes/area-codes.generated.json'
const root = mkdtempSync(join(tmpdir(), 'generate-'))
const file = join(root, artefact)
afterAll(() => rmSync(root, { recursive: true }))
const run = (...options: string[]) => spawnSync(process.execPath, [script, ...options], { cwd: root, encoding: 'utf8' })

test('a missing artefact is named by the check, written by the run, and then passes', () => {
  const missing = run('--check')
  expect(missing.status).toBe(1)
  expect(missing.stderr).toContain(artefact)

  expect(run().status).toBe(0)
  expect(readFileSync(file, 'utf8')).toBe(readFileSync(new URL(`../${artefact}`, import.meta.url), 'utf8'))
  expect(run('--check')).toMatchObject({ status: 0, stderr: '' })
})

test('an artefact that differs in one character is named by the check and left as it is', () => {
  mkdirSync(dirname(file), { recursive: true })
  const changed = readFileSync(new URL(`../${artefact}`, import.meta.url), 'utf8').replace('"852"', '"853"')
  writeFileSync(file, changed)
  const differing = run('--check')
  expect(differing.status).toBe(1)
  expect(differing.stderr).toContain(artefact)
  expect(readFileSync(file, 'utf8')).toBe(changed)
})
