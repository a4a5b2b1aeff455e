import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../../database/connect.ts'
import { effectsFileOf, effectsFolder } from '../../database/effects.ts'
import { migrate, migrationsFolder } from '../../database/migrate.ts'
import { testClock } from '../clock.ts'
import { createTestDatabase } from '../database.ts'
import { hasPreviousRelease, previousFilesNaming, previousRelease } from '../previous-release/history.ts'
import { measureEffects } from './measure.ts'
import { faultsOf } from './rules.ts'

/** The newest migration of the first release; upgrades begin there, so the effects of later ones are measured. */
const firstRelease = 161
/** The newest migration that was merged before the rules of O8 held. */
const beforeTheRules = 172

const numberOf = (name: string): number => Number(name.slice(0, 4))

const names = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
const [old, measured] = [
  names.filter((name) => numberOf(name) <= firstRelease),
  names.filter((name) => numberOf(name) > firstRelease),
]

/** A database with the migrations of the first release. */
const oldDatabase = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-migrations-'))
  for (const name of old) symlinkSync(join(migrationsFolder, name), join(folder, name))
  const { ownerUrl, drop } = await createTestDatabase('template1')
  const db = connect(ownerUrl, { max: 2, name: 'foyer test' })
  onTestFinished(async () => {
    await db.end({ timeout: 5 })
    await drop()
    rmSync(folder, { recursive: true })
  })
  await migrate(db, testClock().clocks.wall, folder)
  return db
}

const setting = {
  previous: previousRelease.version,
  filesNaming: hasPreviousRelease ? previousFilesNaming : () => [],
}

test('O8 REL-15 each migration since the first release has the effects that its file states, and no fault that visitors would notice', async () => {
  const db = await oldDatabase()
  const faults: string[] = []
  for (const name of measured) {
    const sql = readFileSync(join(migrationsFolder, name), 'utf8')
    const effects = await measureEffects(db, sql)
    if (numberOf(name) > beforeTheRules) faults.push(...faultsOf({ sql, effects }, setting).map((f) => `${name}: ${f}`))
    const stated = effects.map((effect) =>
      Object.fromEntries(Object.entries(effect).filter(([, value]) => Object.keys(value).length > 0)),
    )
    // vitest -u writes the file
    await expect(`${JSON.stringify({ statements: stated }, null, 2)}\n`).toMatchFileSnapshot(
      join(effectsFolder, effectsFileOf(name)),
    )
  }
  expect(faults).toEqual([])
  expect(readdirSync(effectsFolder).sort()).toEqual(measured.map(effectsFileOf))
})
