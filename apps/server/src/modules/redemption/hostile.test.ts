import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alphabet } from '../../reference.ts'
import { testApp } from '../../testing/context.ts'
import { contentOfTables } from '../../testing/tables.ts'
import { newcomers } from '../activities/testing.ts'
import { qrOf } from './presented-code.ts'
import { counterOf, granted, presents } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const someone = newcomers(app, context)
const counter = await counterOf(app)
const shown = async () => {
  const person = await someone()
  const { id } = await granted(app, person.mobile)
  return { rewardId: id, ...(await presents(person, id)).data.presentation }
}

/** Every replacement of a byte that a QR code, a keyboard or the clipboard can produce. */
const byte = fc.oneof(fc.constantFrom(...alphabet), fc.constantFrom('U', ':', '-', 'a', 'é', '０', '\u0000', ''))

test('R13 a code with any one byte replaced is refused and redeems nothing', async () => {
  const { qr } = await shown()
  const before = await contentOfTables(db)
  await fc.assert(
    fc.asyncProperty(fc.nat(qr.length - 1), byte, async (at, other) => {
      fc.pre(qr[at] !== other)
      clock.advance(100)
      const reply = await counter.redeem(qr.slice(0, at) + other + qr.slice(at + 1))
      // a text that is no QR code counts as a typed guess, and few of those are admitted
      expect(['code_invalid', 'rate_limited', 'invalid_request']).toContain(reply.reason)
    }),
    { numRuns: 300 },
  )
  expect(await contentOfTables(db)).toEqual(before)
})

test('R13 a code with the lowest bit of any byte altered is refused; the unaltered code is accepted', async () => {
  const { qr } = await shown()
  for (let at = 'F1:'.length; at < qr.length; at++) {
    const other = alphabet[alphabet.indexOf(qr[at] ?? '') ^ 1]
    expect([at, (await counter.redeem(qr.slice(0, at) + other + qr.slice(at + 1))).reason]).toEqual([
      at,
      'code_invalid',
    ])
  }
  expect(await counter.redeem(qr)).toMatchObject({ status: 0 })
})

test('R13 a code that is made with another deployment’s key or bound to other values is refused', async () => {
  const mine = await shown()
  const other = await shown()
  const [row] = await db<{ rewardId: string; expiresAt: Date }[]>`
    select reward_id as "rewardId", expires_at as "expiresAt" from presentations where id = ${mine.id}`
  const { pepper } = context.secrets
  const bound = { id: mine.id, rewardId: row?.rewardId ?? '', expiresAt: row?.expiresAt.getTime() ?? 0 }
  expect(qrOf(pepper, bound)).toBe(mine.qr)
  for (const forged of [
    qrOf({ current: pepper.current, keys: new Map([[pepper.current, randomBytes(32)]]) }, bound),
    qrOf(pepper, { ...bound, expiresAt: bound.expiresAt + 1 }),
    qrOf(pepper, { ...bound, rewardId: other.rewardId }),
    qrOf(pepper, { ...bound, id: other.id }),
  ])
    expect(await counter.redeem(forged)).toMatchObject({ reason: 'code_invalid' })
})

test('R13 a merchant can guess 30 typed codes per minute, and the limit does not affect scanned codes', async () => {
  clock.advance(60_000)
  const { qr, code } = await shown()
  const guess = () => Array.from(randomBytes(8), (value) => alphabet[value & 31]).join('')
  for (let n = 0; n < 30; n++) expect((await counter.redeem(guess())).reason).toBe('code_invalid')
  const elsewhere = await counterOf(app)
  for (const limited of [counter, elsewhere])
    expect(await limited.redeem(code)).toMatchObject({ reason: 'rate_limited', detail: { retryAfter: 60 } })
  expect(await counter.redeem(qr)).toMatchObject({ status: 0 })
})

test('SEC-12 a network that redeems more than 600 times a minute is refused before its token is checked', async () => {
  clock.advance(60_000)
  const redeem = () =>
    app.inject({
      method: 'POST',
      url: '/api/merchants/redeem',
      remoteAddress: '1.40.0.1',
      payload: { key: crypto.randomUUID(), code: 'none' },
    })
  expect((await redeem()).json()).toMatchObject({ reason: 'merchant_unknown' })
  await db`update request_rates set hits = 600 where bucket like 'redeem:%' and hits = 1`
  const refused = await redeem()
  expect(refused.json()).toMatchObject({ reason: 'rate_limited' })
  expect(refused.headers['retry-after']).toBe('60')
})
