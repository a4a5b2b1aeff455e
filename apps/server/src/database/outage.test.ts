import type { Sql } from 'postgres'
import { expect, test } from 'vitest'
import { declare, joinBody, newcomers, publish } from '../modules/activities/testing.ts'
import { testApp } from '../testing/context.ts'
import { ownerOf, testPools } from '../testing/database.ts'
import { seededDatabase } from '../testing/global-setup.ts'
import { untilWaiting } from '../testing/waiting.ts'
import { isOutage } from './outage.ts'

const [db, other] = (await testPools(2, seededDatabase)) as [Sql, Sql]
const { app, context } = await testApp({ db })
const someone = newcomers(app, context)
const number = 901

test.each([
  ['a connection that closed', 'CONNECTION_CLOSED'],
  ['a server that does not listen', 'ECONNREFUSED'],
  ['too many connections', '53300'],
  ['a full disk', '53100'],
  ['a shutdown', '57P01'],
  ['a server that starts', '57P03'],
  ['a statement beyond its time', '57014'],
  ['a read-only server', '25006'],
  ['a lock that was not free in time', '55P03'],
  ['a deadlock', '40P01'],
])('REL-10 %s is an outage', (_, code) => {
  expect(isOutage(Object.assign(new Error('failed'), { code }))).toBe(true)
})

test('REL-10 an unlogged table that a standby cannot read is an outage, and other statements that it does not support are not', () => {
  const failed = (routine: string) => Object.assign(new Error('failed'), { code: '0A000', routine })
  expect(isOutage(failed('get_relation_info'))).toBe(true)
  expect(isOutage(failed('transformLockingClause'))).toBe(false)
})

test.each([
  ['a violated constraint', '23514'],
  ['an unknown column', '42703'],
  ['an error of Fastify', 'FST_ERR_CTP_INVALID_MEDIA_TYPE'],
  ['an error without a code', undefined],
])('REL-10 %s is no outage', (_, code) => {
  expect(isOutage(Object.assign(new Error('failed'), { code }))).toBe(false)
})

test('REL-10 a call whose database connection breaks gets 503 unavailable with Retry-After, and succeeds on a repeat', async () => {
  await declare(context, number)
  await publish(context, number)
  const { from, as } = await someone()
  const body = joinBody()
  const join = () => app.inject(from.sign(`/api/user/${number}/join`, body, as))
  const reply = await other.begin(async (tx) => {
    await tx`lock table participations in exclusive mode`
    const joining = Promise.resolve(join())
    // outside of the transaction, which would see the sessions as they were at its first look
    await untilWaiting(other, 1)
    await tx`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    return joining
  })
  expect(reply.statusCode).toBe(503)
  expect(reply.headers['retry-after']).toBe('5')
  expect(reply.json()).toMatchObject({ reason: 'unavailable', detail: { retryAfter: 5 } })
  expect((await join()).json()).toMatchObject({ status: 0 })
})

test('REL-9 a call against a read-only database gets 503 unavailable', async () => {
  await declare(context, 902)
  await publish(context, 902)
  const { from, as } = await someone()
  const call = from.sign('/api/user/902/join', joinBody(), as)
  await ownerOf(other).unsafe(`alter database "${db.options.database}" set default_transaction_read_only = on`)
  // its own session too, which a pooler would give to the call; the statement therefore fails in the end
  await other`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = current_user order by pid = pg_backend_pid()`.catch(
    () => undefined,
  )
  const reply = await app.inject(call)
  expect([reply.statusCode, reply.json().reason]).toEqual([503, 'unavailable'])
})
