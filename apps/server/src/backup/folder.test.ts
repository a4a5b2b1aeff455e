import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backupsIn, markVerified, nameAt, prune, readKeep } from './folder.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 26, 12)

/** A folder with a backup of each of these ages, in days. */
const folderWith = (...ages: number[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const paths = ages.map((age) => join(folder, nameAt(now - age * day)))
  for (const path of paths) writeFileSync(path, 'x')
  return { folder, paths }
}
const agesIn = (folder: string) => backupsIn(folder).map(({ madeAt }) => (now - madeAt) / day)

test('a folder lists its complete backups, the newest first, and nothing else', () => {
  const { folder, paths } = folderWith(3, 1, 2)
  for (const name of ['notes.txt', `${nameAt(now)}.partial`]) writeFileSync(join(folder, name), 'x')
  markVerified(paths[2] ?? '')
  expect(agesIn(folder)).toEqual([1, 2, 3])
  expect(backupsIn(folder).map(({ isVerified }) => isVerified)).toEqual([false, true, false])
  expect(() => backupsIn('/nowhere')).toThrow(
    'The folder /nowhere cannot be read (ENOENT): create it, or name another.',
  )
})

test('two backups of the same second have different names', () => {
  expect(nameAt(now)).not.toBe(nameAt(now))
})

test.each([
  ['2', [0, 1]],
  ['10', [0, 1, 5, 30]],
  ['3d', [0, 1]],
  ['5d', [0, 1, 5]],
])('--keep %s leaves the backups of these ages: %j', (text, left) => {
  const { folder } = folderWith(0, 1, 5, 30)
  prune(folder, readKeep(text) ?? expect.fail(), now)
  expect(agesIn(folder)).toEqual(left)
})

test('retention never deletes the newest backup, however old, nor the newest that was verified', () => {
  const { folder, paths } = folderWith(40, 50, 60, 70)
  markVerified(paths[2] ?? '')
  markVerified(paths[3] ?? '')
  expect(prune(folder, { days: 30 }, now)).toHaveLength(2)
  expect(agesIn(folder)).toEqual([40, 60])
  expect(readdirSync(folder)).toHaveLength(3)
})

test('what a killed backup left is deleted after a day, while a running one keeps its file', () => {
  const { folder, paths } = folderWith(1)
  const [old, running] = [2, 0].map((age) => join(folder, `${nameAt(now - age * day)}.partial`))
  for (const path of [old, running]) writeFileSync(path ?? '', 'x')
  utimesSync(old ?? '', now / 1000 - 2 * 86_400, now / 1000 - 2 * 86_400)
  utimesSync(running ?? '', now / 1000, now / 1000)
  prune(folder, { count: 1 }, now)
  expect([old, running, paths[0]].map((path) => existsSync(path ?? ''))).toEqual([false, true, true])
})

test.each(['0', '-1', 'd', '3w', '1.5', ''])('--keep "%s" is refused', (text) => {
  expect(readKeep(text)).toBeUndefined()
})
