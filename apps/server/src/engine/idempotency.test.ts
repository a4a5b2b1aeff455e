import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { personOf } from '../modules/identity/persons.ts'
import { Refused } from '../refused.ts'
import { testContext } from '../testing/context.ts'
import { together } from '../testing/waiting.ts'
import { type Act, removeReply, replyOf, requestHashOf, runOnce, Unchanged } from './idempotency.ts'

const { context } = await testContext()
const { db, secrets } = context

const body = { stage: 'one', residence: 'hong_kong', consents: ['terms'] }
const hash = requestHashOf(801, body)

test('N13 a call with its fields in another order has the same request hash', () => {
  const { stage, residence, consents } = body
  for (const other of [
    { consents, residence, stage },
    { residence, stage, consents },
    { stage, consents, residence },
  ])
    expect(requestHashOf(801, other)).toEqual(hash)
})

test.each<[what: string, activity: number, request: Record<string, unknown>]>([
  ['of another activity', 802, body],
  ['with another value', 801, { ...body, stage: 'two' }],
  ['with a field more', 801, { ...body, agreed: true }],
  ['with a field less', 801, { stage: 'one', residence: 'hong_kong' }],
  ['whose fields have changed their values', 801, { ...body, stage: 'hong_kong', residence: 'one' }],
])('N13 a call %s has another request hash', (_, activity, request) => {
  expect(requestHashOf(activity, request)).not.toEqual(hash)
})

test('N13 a used key gives the same call its stored reply and another call key_reused, and a new key has no reply', () => {
  const once = { personId: 1, key: 'k', requestHash: hash }
  const stored = { requestHash: hash.toString('hex'), reply: { reference: 'R' } }
  expect(replyOf(stored, once)).toEqual({ reference: 'R' })
  expect(replyOf(null, once)).toBeUndefined()
  const other = { ...once, requestHash: requestHashOf(802, body) }
  expect(() => replyOf(stored, other)).toThrow(expect.objectContaining({ reason: 'key_reused' }))
})

describe('an act that runs once per key', () => {
  const reply = z.object({ count: z.number() })
  let people = 0
  const someone = async () => (await personOf(db, secrets, `+8525171000${people++}`, 0)).id

  /** An act that counts how often it ran. */
  const counting = async () => {
    const act = { personId: await someone(), key: randomUUID(), activity: 801, request: { call: 'count' }, reply }
    let ran = 0
    const run = async () => ({ count: ++ran })
    return {
      act,
      ran: () => ran,
      once: (
        changes: Partial<Act<{ count: number }>> = {},
        other: () => Promise<{ count: number } | Refused | Unchanged<{ count: number }>> = run,
      ) =>
        db.begin(async (tx) => {
          await tx`select from persons where id = ${act.personId} for no key update`
          return { made: await runOnce(tx, { ...act, ...changes }, 0, other) }
        }),
    }
  }

  test('N13 the same key runs it once and returns the first reply again, also from 20 calls at once', async () => {
    const { once, ran } = await counting()
    const replies = await Promise.all(Array.from({ length: 20 }, () => once()))
    expect(new Set(replies.map(({ made }) => JSON.stringify(made)))).toEqual(new Set(['{"count":1}']))
    expect(ran()).toBe(1)
  })

  test('N13 another key runs it again', async () => {
    const { once } = await counting()
    await once()
    expect((await once({ key: randomUUID() })).made).toEqual({ count: 2 })
  })

  test('N13 the same key for another request is refused and runs nothing', async () => {
    const { once, ran } = await counting()
    await once()
    await expect(once({ request: { call: 'other' } })).rejects.toMatchObject({ reason: 'key_reused' })
    await expect(once({ activity: 802 })).rejects.toMatchObject({ reason: 'key_reused' })
    expect(ran()).toBe(1)
  })

  test('N13 a refusal does not use up the key, whether it is thrown or returned', async () => {
    const { once } = await counting()
    const refusal = new Refused('points_short', 'too few')
    await expect(once({}, () => Promise.reject(refusal))).rejects.toBe(refusal)
    expect((await once({}, async () => refusal)).made).toBe(refusal)
    expect((await once()).made).toEqual({ count: 1 })
  })

  test('N13 a result that changed nothing is returned and not stored', async () => {
    const { act, once } = await counting()
    const unchanged = async () => new Unchanged({ count: 0 })
    expect((await once({}, unchanged)).made).toEqual({ count: 0 })
    expect(await db`select from idempotency_keys where person_id = ${act.personId}`).toEqual([])
  })

  test('N13 a removed reply frees its key, unless a repetition received the reply before', async () => {
    const { act, once } = await counting()
    const removable = { isRemovable: true } as const
    expect((await once(removable)).made).toEqual({ count: 1 })
    await removeReply(db, act)
    expect((await once(removable)).made).toEqual({ count: 2 })
    expect((await once(removable)).made).toEqual({ count: 2 })
    await removeReply(db, act)
    expect((await once(removable)).made).toEqual({ count: 2 })
  })

  test('N13 a repetition that meets the removal of its reply performs the act again', async () => {
    const { act, once, ran } = await counting()
    const removable = { isRemovable: true } as const
    await once(removable)
    const [repeated] = await together(db, (tx) => removeReply(tx, act), [() => once(removable)])
    expect(repeated?.made).toEqual({ count: 2 })
    expect(ran()).toBe(2)
  })

  test('N13 a stored reply that this version cannot parse runs the way back, and remains stored', async () => {
    const { act, once } = await counting()
    await once()
    await db`update idempotency_keys set reply = '{"other": true}' where person_id = ${act.personId}`
    const { made } = await db.begin(async (tx) => ({
      made: await runOnce(
        tx,
        act,
        0,
        () => Promise.reject(new Error('ran again')),
        async (stored) => ({
          count: (stored as { other: boolean }).other ? 7 : 0,
        }),
      ),
    }))
    expect(made).toEqual({ count: 7 })
    expect(await db`select reply from idempotency_keys where person_id = ${act.personId}`).toEqual([
      { reply: { other: true } },
    ])
  })
})
