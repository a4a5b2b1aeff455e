import { fork } from 'node:child_process'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createClocks, moveBusinessClock, wallClock } from './clocks.ts'
import { connect } from './database/connect.ts'
import { createTestDatabase } from './testing/database.ts'

const log = pino({ level: 'silent' })
const day = 86_400_000

const database = async () => {
  const { url, drop } = await createTestDatabase()
  const db = connect(url, { max: 4, name: 'test' })
  onTestFinished(async () => {
    await db.end({ timeout: 1 })
    await drop()
  })
  return { db, url }
}

/** Whole days by which the business clock is ahead. */
const daysAhead = (clocks: { wall(): number; business(): number }) => {
  // read first, so that the time between the two reads adds to the difference
  const wall = clocks.wall()
  return Math.round((clocks.business() - wall) / day)
}

test('a move of the business clock by another process takes effect, and a later start uses it', async () => {
  const { db, url } = await database()
  const clocks = await createClocks(db, 'sandbox', log)
  expect(daysAhead(clocks)).toBe(0)
  const child = fork(join(import.meta.dirname, 'testing/move-clock-process.ts'), [url, String(3 * day)])
  await new Promise((resolve) => child.once('exit', resolve))
  await vi.waitFor(() => expect(daysAhead(clocks)).toBe(3))
  expect(daysAhead(await createClocks(db, 'sandbox', log))).toBe(3)
})

test('the business clock catches up with a move made while its listening connection was lost', async () => {
  const { db } = await database()
  const clocks = await createClocks(db, 'sandbox', log)
  await db.begin(async (tx) => {
    await tx`update sandbox_settings set business_clock_offset = ${-2 * day}`
    await tx`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`
  })
  await vi.waitFor(() => expect(daysAhead(clocks)).toBe(-2), { timeout: 5000 })
  await moveBusinessClock(db, day)
  await vi.waitFor(() => expect(daysAhead(clocks)).toBe(1), { timeout: 5000 })
})

test('in production the business clock is the wall clock, regardless of the stored offset', async () => {
  const { db } = await database()
  await moveBusinessClock(db, day)
  const clocks = await createClocks(db, 'production', log)
  expect(clocks.business).toBe(wallClock)
  expect(clocks.wall).toBe(wallClock)
})

test('the database refuses a clock offset that is not a whole number of milliseconds', async () => {
  const { db } = await database()
  await expect(moveBusinessClock(db, 0.5)).rejects.toThrow('bigint')
})
