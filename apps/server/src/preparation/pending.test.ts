import { afterAll, expect, test, vi } from 'vitest'
import { wallClock } from '../clocks.ts'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { jobsOf } from '../module.ts'
import { modules } from '../modules/all.ts'
import { createTestDatabase } from '../testing/database.ts'
import { firstPending, untilPrepared } from './pending.ts'
import { preparationLock } from './preparation-lock.ts'
import { prepareDatabase } from './prepare.ts'

const { ownerUrl, drop } = await createTestDatabase('template1')
const db = connect(ownerUrl, { max: 4, name: 'foyer test' })
afterAll(async () => {
  await db.end({ timeout: 5 })
  await drop()
})
const jobs = jobsOf(modules)
const { signal } = new AbortController()
const accept = () => undefined

test('a server waits for the first missing migration, then for the first missing queue, and starts after the preparation', async () => {
  const info = vi.fn()
  const waiting = untilPrepared(db, { jobs, log: { info }, signal, pause: 5 })
  const reported = (pending: RegExp) =>
    expect.poll(() => info.mock.calls.map(([what]) => what.pending)).toContainEqual(expect.stringMatching(pending))
  await reported(/^migration 0001-/)
  await migrate(db, wallClock)
  await reported(/^function file /)
  await prepareDatabase({ db, ownerUrl: undefined, wall: wallClock, accept })
  await waiting
  expect(await firstPending(db, jobs)).toBeUndefined()
  const [queue = expect.fail()] = jobs
  await db`delete from pgboss.queue where name = ${queue.name}`
  expect(await firstPending(db, jobs)).toBe(`queue ${queue.name}`)
})

test('a server waits while another process holds the preparation, even if nothing is missing', async () => {
  await prepareDatabase({ db, ownerUrl: undefined, wall: wallClock, accept })
  const info = vi.fn()
  const waiting = await db.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${preparationLock})`
    const promise = untilPrepared(db, { jobs, log: { info }, signal, pause: 5 })
    await expect.poll(() => info).toHaveBeenCalledWith({ pending: 'end of a running migration' }, expect.anything())
    return { promise }
  })
  await waiting.promise
})

test('a wait ends with a sentence that names what is missing and the command, and at once when the process is to stop', async () => {
  await db`delete from function_versions where name = 'take-stock.sql'`
  const log = { info: () => undefined }
  await expect(untilPrepared(db, { jobs, log, signal, limit: 10, pause: 5 })).rejects.toThrow(
    'The function file take-stock.sql is still missing on this database: run "foyer migrate", or start with --migrate.',
  )
  const stopping = new AbortController()
  const waiting = untilPrepared(db, { jobs, log, signal: stopping.signal })
  stopping.abort()
  await expect(waiting).rejects.toThrow('aborted')
})
