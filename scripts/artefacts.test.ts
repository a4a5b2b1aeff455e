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

test('a missing artefact is named by the check, written by the run, and then passes', async () => {
  const root = emptyRoot()
  expect(await regenerate(root, artefacts, true)).toEqual([path])
  expect(await regenerate(root, artefacts, false)).toEqual([path])
  expect(readFileSync(join(root, path), 'utf8')).toBe('[1,2,3]')
  expect(await regenerate(root, artefacts, true)).toEqual([])
})

test('an artefact that differs in one character is named by the check, which leaves it as it is', async () => {
  const root = emptyRoot()
  await regenerate(root, artefacts, false)
  writeFileSync(join(root, path), '[1,2,4]')
  expect(await regenerate(root, artefacts, true)).toEqual([path])
  expect(readFileSync(join(root, path), 'utf8')).toBe('[1,2,4]')
})
