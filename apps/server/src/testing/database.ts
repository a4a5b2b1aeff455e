import { randomBytes } from 'node:crypto'
import type { Sql } from 'postgres'
import { afterAll, inject } from 'vitest'
import { connect } from '../database/connect.ts'
import { templateDatabase } from './global-setup.ts'

/** A database of its own, by default with every migration applied; its address serves further processes and pools. */
export const createTestDatabase = async (
  template = templateDatabase,
): Promise<{ url: string; drop(): Promise<void> }> => {
  const base = inject('applicationUrl')
  const name = `foyer_${randomBytes(6).toString('hex')}`
  const admin = connect(`${base}/postgres`, { max: 1, name: 'foyer test' })
  await admin`create database ${admin(name)} template ${admin(template)}`
  return {
    url: `${base}/${name}`,
    drop: async () => {
      await admin`drop database ${admin(name)} with (force)`
      await admin.end()
    },
  }
}

/**
 * A pool on a fresh clone of the migrated template, dropped when the test file ends. Call it once at the top level of a
 * test file: `const db = await testDatabase()`.
 */
export const testDatabase = async (): Promise<Sql> => {
  const { url, drop } = await createTestDatabase()
  const db = connect(url, { max: 10, name: 'foyer test' })
  afterAll(async () => {
    await db.end({ timeout: 5 })
    await drop()
  })
  return db
}
