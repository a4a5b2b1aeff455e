import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { declare, newcomers, publish } from '../activities/testing.ts'
import { activity, give, idOf } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const someone = newcomers(app, context)
await declare(context, activity)
await publish(context, activity)

test('O4 a prize without a code blocks an erasure only until its validity ends, and receives no code later', async () => {
  const person = await someone()
  const prize = await give(context, await idOf(context, person.mobile), 'exchange_voucher', 'pending')
  const until = context.clocks.business() + 1_000
  await db`update rewards set voucher_code_id = null, valid_until = ${new Date(until)} where id = ${prize}`
  const erase = async () =>
    (await person.from.post('/api/user/privacy/erasure', { key: randomUUID(), understood: true }, person.as)).json()
  expect(await erase()).toMatchObject({ reason: 'erasure_blocked' })
  clock.advance(1_000)
  expect((await person.from.post('/api/user/privacy', {}, person.as)).json().data.open).toEqual([])
  expect(await erase()).toMatchObject({ status: 0 })
  const trail = await db`select actor, event, to_status from audit_entries where subject_id = ${prize} order by id`
  expect(trail.at(-1)).toEqual({ actor: 'person', event: 'revoke', to_status: 'revoked' })
})
