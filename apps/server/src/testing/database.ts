import { randomBytes } from 'node:crypto'
import { spendingOn } from '@foyer/testing/spent'
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
  await spendingOn('cloning databases', async () => {
    // without a log of every page, which nobody needs who loses all of it at a crash
    await admin`create database ${admin(name)} template ${admin(template)} strategy file_copy`
  })
  return {
    url: `${base}/${name}`,
    drop: async () => {
      await admin`drop database ${admin(name)} with (force)`
      await admin.end()
    },
  }
}

/** So many pools on one fresh clone, dropped when the test file ends. */
export const testPools = async (count: number, template?: string): Promise<Sql[]> => {
  const { url, drop } = await createTestDatabase(template)
  const pools = Array.from({ length: count }, (_, n) => connect(url, { max: 10, name: `foyer test ${n + 1}` }))
  afterAll(async () => {
    for (const pool of pools) await pool.end({ timeout: 5 })
    await drop()
  })
  return pools
}

/**
 * A pool on a fresh clone of the migrated template, dropped when the test file ends. Call it once at the top level of a
 * test file: `const db = await testDatabase()`.
 */
export const testDatabase = async (template?: string): Promise<Sql> => {
  const [db] = await testPools(1, template)
  if (!db) throw new Error('there is no pool')
  return db
}
