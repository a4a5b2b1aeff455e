import { randomUUID } from 'node:crypto'
import type { FailedJobs, JobQueue } from '@foyer/api/staff/jobs'
import { expect, test } from 'vitest'
import { drain } from '../../jobs/work.ts'
import { jobsOf } from '../../module.ts'
import { testApp } from '../../testing/context.ts'
import { creditCashJob } from '../rewards/jobs.ts'
import { staffWith } from '../staff/testing/callers.ts'
import { lapseStopsJob } from '../stops/lapse.ts'
import { shownError, shownPayload } from './payload.ts'

const { app, context } = await testApp()
const { db, jobs } = context
const who = await staffWith(context, 'operations')
const reason = 'The partner is up again'

const call = async (path: string, payload: object = {}) =>
  (await app.inject({ method: 'POST', url: `/staff/jobs${path}`, headers: who.headers, payload })).json()
const queueOf = async (name: string): Promise<JobQueue | undefined> =>
  (await call('')).data.queues.find((one: JobQueue) => one.name === name)
const failed = async (before?: string): Promise<FailedJobs> => (await call('/failed', before ? { before } : {})).data
const event = async (subjectId: string) =>
  (await db`select event, staff_id, reason from audit_entries where subject_id = ${subjectId} order by id`)[0]

/** Jobs whose attempts are exhausted. */
const fail = async (many: number, id = randomUUID()) => {
  await db`
    insert into pgboss.job (name, data, state, retry_count, retry_limit, created_on, completed_on, output)
    select ${creditCashJob.name}, ${db.json({ id, mobile: '+85261234567' })}, 'failed', 20, 20,
      timestamptz '2026-01-05 00:00:00Z', timestamptz '2026-01-05 01:00:00Z' + n * interval '1 microsecond',
      ${db.json({ message: 'no answer for +852 6123 4567 of "Chan Tai Man"' })}
    from generate_series(1, ${many}) n`
}

test('every queue is listed with its schedule and figures', async () => {
  await db.begin((tx) => jobs.send(tx, creditCashJob, { id: randomUUID() }))
  await db.begin((tx) => jobs.send(tx, creditCashJob, { id: randomUUID() }, 60))
  expect((await call('')).data.queues).toHaveLength(jobsOf(context.modules).length)
  expect(await queueOf(creditCashJob.name)).toMatchObject({ cron: null, waiting: 2, running: 0, failed: 0 })
  expect(await queueOf(lapseStopsJob.name)).toMatchObject({ cron: '* * * * *', waiting: 0 })
})

test('failed jobs come in pages without personal data, the newest first', async () => {
  const id = randomUUID()
  await fail(60, id)
  const first = await failed()
  const second = await failed(first.before ?? '')
  expect([first.jobs.length, second.jobs.length, second.before]).toEqual([50, 10, null])
  expect(new Set([...first.jobs, ...second.jobs].map((one) => one.id)).size).toBe(60)
  expect(first.jobs[0]).toMatchObject({ attempts: 21, payload: { id, mobile: null }, error: 'no answer for … of "…"' })
  await db`delete from pgboss.job where state = 'failed'`
})

test('a failed job runs again or is dropped once, with a reason in the audit trail', async () => {
  await fail(2)
  const [one, other] = (await failed()).jobs
  const of = (job: typeof one) => ({ queue: job?.queue, id: job?.id, reason })
  expect(await call('/run-again', of(one))).toMatchObject({ status: 0 })
  expect(await call('/run-again', of(one))).toMatchObject({ reason: 'not_found' })
  expect(await call('/drop', of(other))).toMatchObject({ status: 0 })
  expect(await call('/drop', of(other))).toMatchObject({ reason: 'not_found' })
  expect((await failed()).jobs).toEqual([])
  expect(await event(String(one?.id))).toEqual({ event: 'run_again', staff_id: who.id, reason })
  expect(await event(String(other?.id))).toEqual({ event: 'drop', staff_id: who.id, reason })
  expect(await queueOf(creditCashJob.name)).toMatchObject({ retrying: 1 })
})

test('a scheduled job runs now, one at a time, and a job that something sends does not', async () => {
  const run = (queue: string) => call('/run', { queue, reason })
  expect([await run(lapseStopsJob.name), await run(lapseStopsJob.name)]).toMatchObject([{ status: 0 }, { status: 0 }])
  expect(await drain(context, lapseStopsJob)).toBe(1)
  expect(await run(creditCashJob.name)).toMatchObject({ reason: 'not_found' })
})

test('an unusual payload and error are shown as far as they name nobody', () => {
  expect([shownPayload(null), shownPayload({ a: 1, b: true, c: 'Chan' })]).toEqual([
    {},
    { a: null, b: 'true', c: null },
  ])
  expect(shownError({ message: 'mail to a.b@c.hk failed with 503' })).toBe('mail to … failed with 503')
  expect(shownError('text')).toBe('')
})
