import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { regenerate } from './artefacts.ts'

const path = 'docs/numbers.json'
const artefacts = { [path]: async () => '[1,2,3]' }

const emptyRoot = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'artefacts-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  return root
}

test('the check names a missing artefact, the run writes it, and the check then passes', async () => {
  const root = emptyRoot()
  expect(await regenerate(root, artefacts, true)).toEqual([path])
  expect(await regenerate(root, artefacts, false)).toEqual([path])
  expect(readFileSync(join(root, path), 'utf8')).toBe('[1,2,3]')
  expect(await regenerate(root, artefacts, true)).toEqual([])
})

test('the check names an artefact that differs in one character and does not change it', async () => {
  const root = emptyRoot()
  await regenerate(root, artefacts, false)
  writeFileSync(join(root, path), '[1,2,4]')
  expect(await regenerate(root, artefacts, true)).toEqual([path])
  expect(readFileSync(join(root, path), 'utf8')).toBe('[1,2,4]')
})
