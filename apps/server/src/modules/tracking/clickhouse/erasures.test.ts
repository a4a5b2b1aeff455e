import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hongKongNumber, signIn } from '../../../testing/sign-in.ts'
import { device } from '../../../testing/signed-client.ts'
import { trackedId } from '../row.ts'
import { at, post, several, wireEvent } from '../testing.ts'
import { settleMs, withKeys } from './erasures.ts'
import { copyEvents } from './jobs.ts'
import { startCopying } from './start.ts'
import { countWhere, table } from './table.ts'
import { appWithClickHouse, hasClickHouse } from './testing.ts'

const { app, context, clickhouse, clock } = await appWithClickHouse()
const { db } = context
const copy = () => copyEvents(context, clickhouse)
const copies = (condition = '1') => countWhere(clickhouse, condition)
const waiting = async () => (await db`select 1 from tracking_outbox where erases`).length

/** A person who visited on a device and signed in on it; four events, one with a wrong time. */
const someone = async (number: number, visitor: string) => {
  const from = device(app, context, `1.36.9.${number}`)
  const { register, userCode } = await signIn(context, from, hongKongNumber(number))
  const own = { distinct_id: userCode, login_id: userCode, anonymous_id: visitor }
  const events = [
    wireEvent('track', { distinct_id: visitor, anonymous_id: visitor, time: at }),
    wireEvent('track_signup', { ...own, original_id: visitor, time: at + 1 }),
    wireEvent('track', { ...own, time: at + 2 }),
    wireEvent('track', { ...own, time: 5 }),
  ]
  expect((await post(app, several(events))).statusCode).toBe(204)
  const body = { key: randomUUID(), understood: true }
  const erase = async () => (await from.post('/api/user/privacy/erasure', body, register)).json()
  return { userCode, erase, events }
}

describe.runIf(hasClickHouse())('an erasure in ClickHouse', () => {
  test('O4 an erasure deletes in ClickHouse what it deletes in PostgreSQL, also if an insertion arrives late, and nothing else', async () => {
    await startCopying(db, clickhouse)
    const [person, other] = [await someone(71, 'device-71'), await someone(72, 'device-72')]
    await copy()
    expect(await copies()).toBe(8)
    expect(await person.erase()).toMatchObject({ status: 0 })
    await copy()
    await expect.poll(() => copies()).toBe(4)

    // of a process that read the event before the erasure
    const id = trackedId(context.secrets.identifierKey, person.userCode).toString('hex')
    await clickhouse.run(`INSERT INTO ${table} (day, received_day, happened_at, subject, track_id)
      VALUES ('2026-01-05', '2026-01-05', ${at + 2}, unhex('${id}'), ${person.events[2]?._track_id})`)
    await copy()
    await expect.poll(() => copies()).toBe(4)
    expect(await waiting()).toBe(2)
    clock.advance(settleMs)
    await copy()
    expect(await waiting()).toBe(0)

    const remaining = await clickhouse.read<{ track_id: number }>(`SELECT track_id FROM ${table} ORDER BY track_id`)
    expect(remaining.map(({ track_id }) => track_id)).toEqual(other.events.map(({ _track_id }) => _track_id))
  })

  test('O4 the condition of a deletion names each event by its whole key', async () => {
    const subject = '000102030405060708090a0b0c0d0e0f'
    await clickhouse.run(`TRUNCATE TABLE ${table}`)
    await clickhouse.run(`INSERT INTO ${table} (day, happened_at, subject, track_id) VALUES
      ('2026-01-05', 1, unhex('${subject}'), 1), ('2026-01-05', 2, unhex('${subject}'), 1),
      ('2026-01-05', 1, unhex('${subject}'), 2), ('2026-01-06', 1, unhex('${subject}'), 1),
      ('2026-01-05', 1, unhex('ff${subject.slice(2)}'), 1)`)
    const key = { day: '2026-01-05', subject, trackId: 1, at: 1 }
    expect(await copies(withKeys([key]))).toBe(1)
    expect(await copies(withKeys([key, { ...key, trackId: 2 }, { ...key, day: '2026-01-06' }]))).toBe(3)
    // as ClickHouse stores it for the deletion
    await clickhouse.run(`ALTER TABLE ${table} DELETE WHERE ${withKeys([key])}`)
    await expect.poll(() => copies()).toBe(4)
  })
})
