import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { proveEverybody } from '../../testing/registered.ts'
import { holders } from './testing.ts'

const { app, context, clock } = await testApp()
const { db, clocks } = context
const { person, grant, grantVoucher } = await holders(app, context)

test('E1 a usable voucher’s code is shown in full to its owner, and each view is recorded', async () => {
  const someone = await person()
  const id = await grantVoucher(someone.personId, 'CODE-1234-ABCD', { validUntil: clocks.business() + 1000 })
  expect((await someone.call('/code', { id })).data).toEqual({ code: 'CODE-1234-ABCD' })
  await someone.call('/code', { id })
  const looks = await db`select actor, detail from audit_entries where subject_id = ${id} and event = 'show_code'`
  expect([...looks]).toEqual([
    { actor: 'person', detail: {} },
    { actor: 'person', detail: {} },
  ])
  clock.advance(1000)
  expect((await someone.call('/code', { id })).reason).toBe('reward_not_open')
})

test.each(['pending', 'used', 'expired', 'revoked'] as const)(
  'E1 the code of a voucher that is %s stays masked',
  async (status) => {
    const someone = await person()
    const id = await grantVoucher(someone.personId, `HIDDEN-${status}`, { status })
    expect((await someone.call('/code', { id })).reason).toBe('reward_not_open')
  },
)

test('E1 cash has no code', async () => {
  const someone = await person()
  expect((await someone.call('/code', { id: await grant(someone.personId) })).reason).toBe('reward_not_open')
})

test('E1 codes can be viewed sixty times an hour, for any ids', async () => {
  const someone = await person()
  const [own, foreign] = [await grantVoucher(someone.personId, 'RATE-1'), await grant((await person()).personId)]
  for (let n = 0; n < 60; n++)
    expect((await someone.call('/code', { id: n % 2 ? own : foreign })).reason).not.toBe('rate_limited')
  expect(await someone.call('/code', { id: own })).toMatchObject({
    reason: 'rate_limited',
    detail: { retryAfter: 3600 },
  })
  clock.advance(3_600_000)
  await proveEverybody(context)
  expect((await someone.call('/code', { id: own })).status).toBe(0)
})
