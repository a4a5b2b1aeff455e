import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { declare, newcomers, publish } from '../activities/testing.ts'
import { pruneIdentity } from '../identity/prune.ts'
import { pruneExpired } from './prune-expired.ts'
import { activity, give, idOf } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const someone = newcomers(app, context)
await declare(context, activity)
await publish(context, activity)

const day = 86_400_000
const erasedOf = async (personId: number) => {
  const [row] = await db`select erased_at is not null as erased from persons where id = ${personId}`
  return row?.erased
}

test('REL-15 a person who has not signed in for seven years is erased, unless they have an open matter or came back', async () => {
  const ids: number[] = []
  for (let n = 0; n < 3; n++) ids.push(await idOf(context, (await someone()).mobile))
  const [idle = 0, open = 0, back = 0] = ids
  await give(context, open, 'exchange_voucher', 'available')
  clock.advance(181 * day)
  await pruneIdentity(db, context.clocks.wall())
  await pruneExpired(context)
  clock.advance(2_556 * day)
  await db`insert into registrations (id, person_id, created_at, expires_at)
    values (${randomUUID()}, ${back}, ${new Date(context.clocks.wall())}, ${new Date(context.clocks.wall() + 180 * day)})`
  clock.advance(2 * day)
  await pruneExpired(context)
  expect([await erasedOf(idle), await erasedOf(open), await erasedOf(back)]).toEqual([true, false, false])
  const [entry] = await db`
    select actor from audit_entries where subject = 'persons' and subject_id = ${String(idle)} and event = 'erase'`
  expect(entry).toEqual({ actor: 'system' })
})

test('REL-15 a completed change of number is deleted when its period ends', async () => {
  const person = await idOf(context, (await someone()).mobile)
  const now = new Date(context.clocks.wall())
  await db`
    insert into phone_changes (id, person_id, session_id, status, way, proved_at, expires_at, changed_at, cooling_until, reply)
    values (${randomUUID()}, ${person}, 's', 'done', 'sms', ${now}, ${now}, ${now}, ${now}, '{}')`
  const left = async () => (await db`select from phone_changes where person_id = ${person}`).length
  clock.advance(364 * day)
  await pruneExpired(context)
  expect(await left()).toBe(1)
  clock.advance(2 * day)
  await pruneExpired(context)
  expect(await left()).toBe(0)
})
