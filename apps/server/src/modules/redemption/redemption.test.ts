import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openCode } from '../../engine/voucher-codes.ts'
import { testApp } from '../../testing/context.ts'
import { newcomers } from '../activities/testing.ts'
import { addMerchant, honour } from './merchants.ts'
import { prunePresentations } from './presentations.ts'
import { counterOf, granted, presents } from './testing.ts'

const { app, context, clock } = await testApp()
const { db, secrets } = context
const someone = newcomers(app, context)
const counter = await counterOf(app)

test('R13 a voucher is shown with the merchant that honours it, redeemed once at the counter, and shown as used to its owner afterwards', async () => {
  const person = await someone()
  const { id, reference } = await granted(app, person.mobile)
  const shown = await presents(person, id)
  expect(shown.data).toMatchObject({
    status: 'available',
    reference,
    merchants: [{ 'en-US': 'Harbour Roast (demo)' }],
    used: null,
    presentation: { qr: expect.stringMatching(/^F1:[0-9A-Z]{52}$/), code: expect.stringMatching(/^\w{4}-\w{4}$/) },
  })
  const redeemed = await counter.redeem(shown.data.presentation.qr)
  expect(redeemed).toEqual({
    status: 0,
    data: { reference, item: expect.objectContaining({ name: expect.anything() }), usedAt: context.clocks.business() },
  })
  expect((await presents(person, id)).data).toMatchObject({
    status: 'used',
    used: { at: context.clocks.business(), merchant: { 'en-US': 'Harbour Roast (demo)' } },
    presentation: null,
  })
})

test('R13 a typed code redeems the same voucher as the QR code, in any spelling', async () => {
  for (const typed of [
    (code: string) => code,
    (code: string) => code.replace('-', ' ').toLowerCase(),
    (code: string) => code.replaceAll('0', 'O').replaceAll('1', 'l'),
  ]) {
    const person = await someone()
    const { id } = await granted(app, person.mobile)
    const { data } = await presents(person, id)
    expect(await counter.redeem(typed(data.presentation.code))).toMatchObject({ status: 0 })
  }
})

test('R13 a used code is refused everywhere, with the time of its use', async () => {
  const person = await someone()
  const { id } = await granted(app, person.mobile)
  const first = (await presents(person, id)).data.presentation
  const second = (await presents(person, id)).data.presentation
  const usedAt = context.clocks.business()
  expect(await counter.redeem(second.qr)).toMatchObject({ status: 0 })
  clock.advance(90_000)
  const used = { reason: 'code_used', detail: { usedAt } }
  for (const code of [second.qr, second.code, first.qr, first.code])
    expect(await counter.redeem(code)).toMatchObject(used)
})

test('R13 a lost answer is returned again under its key, only to its counter and only for that code', async () => {
  const person = await someone()
  const [one, other] = [await granted(app, person.mobile), await granted(app, person.mobile)]
  const { qr } = (await presents(person, one.id)).data.presentation
  const key = randomUUID()
  const answer = await counter.redeem(qr, key)
  clock.advance(90_000)
  expect(await counter.redeem(qr, key)).toEqual(answer)
  const another = (await presents(person, other.id)).data.presentation
  expect(await counter.redeem(another.qr, key)).toMatchObject({ reason: 'key_reused' })
  expect((await presents(person, other.id)).data.status).toBe('available')
})

test('R13 a code that was shown too long ago is refused, and the next one is accepted', async () => {
  const person = await someone()
  const { id } = await granted(app, person.mobile)
  const { qr, code, endsIn } = (await presents(person, id)).data.presentation
  clock.advance(endsIn)
  for (const late of [qr, code]) expect(await counter.redeem(late)).toMatchObject({ reason: 'code_expired' })
  expect(await counter.redeem((await presents(person, id)).data.presentation.qr)).toMatchObject({ status: 0 })
})

test('R13 the displayed code stays the same until its renewal is due', async () => {
  const person = await someone()
  const { id } = await granted(app, person.mobile)
  const first = (await presents(person, id)).data.presentation
  clock.advance(first.renewIn - 1)
  expect((await presents(person, id, first.id)).data).toMatchObject({ status: 'available', presentation: null })
  clock.advance(1)
  const next = (await presents(person, id, first.id)).data.presentation
  expect(next.id).not.toBe(first.id)
  // the previous code is still accepted, for a counter that has just scanned it
  expect(await counter.redeem(first.qr)).toMatchObject({ status: 0 })
})

test('SCREEN-4 a voucher that is entered in the partner’s app has no code that a counter could scan', async () => {
  const person = await someone()
  for (const [activity, item] of [
    [499, 'meal'],
    [496, 'remittance'],
  ] as const) {
    const { id } = await granted(app, person.mobile, { activity, item })
    expect((await presents(person, id)).data).toMatchObject({
      status: 'available',
      item: { usedWhere: 'partner_app' },
      presentation: null,
    })
  }
})

test('R13 only its owner can show a voucher; for any other person it does not exist', async () => {
  const [owner, other] = [await someone(), await someone()]
  const { id } = await granted(app, owner.mobile)
  const { data } = await presents(owner, id)
  expect(await presents(other, id)).toMatchObject({ reason: 'not_found' })
  expect(await presents(other, randomUUID())).toMatchObject({ reason: 'not_found' })
  const mine = await granted(app, other.mobile)
  // presenting another person's voucher does not renew the caller's code
  expect((await presents(other, mine.id, data.presentation.id)).data.presentation).not.toBeNull()
  const cash = await granted(app, owner.mobile, { type: 'cash_return' })
  expect(await presents(owner, cash.id)).toMatchObject({ reason: 'not_found' })
})

test('R13 neither the QR code nor the stored data reveals the voucher’s own code or a valid presentation', async () => {
  const person = await someone()
  const code = 'SECRET77'
  const { id } = await granted(app, person.mobile, { code })
  const { data } = await presents(person, id)
  const [stored] = await db<{ voucher: number; hash: string }[]>`
    select voucher_code_id as voucher, encode(code_hash, 'escape') as hash
    from rewards join presentations on reward_id = rewards.id where rewards.id = ${id}`
  expect(await openCode(db, secrets, stored?.voucher ?? 0)).toBe(code)
  expect(JSON.stringify(data)).not.toContain(code)
  expect(data.maskedCode).toBe('ET77')
  expect(stored?.hash).not.toContain(data.presentation.code.replace('-', ''))
})

test.each([
  ['expire', 'expired'],
  ['revoke', 'revoked'],
])('R13 after %s nothing is shown, and a shown code is refused as %s', async (event, status) => {
  const person = await someone()
  const { id } = await granted(app, person.mobile)
  const { qr } = (await presents(person, id)).data.presentation
  await app.inject({ method: 'POST', url: '/dev/rewards/status', payload: { id, event } })
  expect((await presents(person, id)).data).toMatchObject({ status, presentation: null })
  expect(await counter.redeem(qr)).toMatchObject({ reason: 'reward_not_open', detail: { voucher: status } })
})

test('R13 a voucher is expired from its end on, even before the job marks it', async () => {
  const person = await someone()
  const { id } = await granted(app, person.mobile, { validForDays: 0.0001 })
  const { qr } = (await presents(person, id)).data.presentation
  clock.advance(8_640)
  expect(await counter.redeem(qr)).toMatchObject({ reason: 'reward_not_open', detail: { voucher: 'expired' } })
  expect((await presents(person, id)).data).toMatchObject({ status: 'expired', presentation: null })
})

test('R13 a voucher that its partner has not confirmed shows no code', async () => {
  const person = await someone()
  const { id } = await granted(app, person.mobile, { status: 'pending' })
  expect((await presents(person, id)).data).toMatchObject({ status: 'pending', presentation: null })
})

test('R13 a merchant redeems only the items that it honours', async () => {
  const baker = { merchant: 'baker', pin: '112233', name: { 'zh-CN': '面包', 'zh-HK': '麵包', 'en-US': 'Baker' } }
  await addMerchant(db, secrets, baker, 0)
  const bakery = await counterOf(app, baker)
  const person = await someone()
  const { id } = await granted(app, person.mobile)
  const { qr, code } = (await presents(person, id)).data.presentation
  for (const shown of [qr, code]) expect(await bakery.redeem(shown)).toMatchObject({ reason: 'code_invalid' })
  await honour(db, 'baker', 488, 'coffee')
  expect(await bakery.redeem(qr)).toMatchObject({ status: 0 })
})

test('R13 a code that was shown a day ago is deleted and redeems nothing', async () => {
  const person = await someone()
  const { id } = await granted(app, person.mobile)
  const { qr } = (await presents(person, id)).data.presentation
  const oneDay = 86_400_000
  await prunePresentations(db, context.clocks.wall() + oneDay)
  const stored = async () => (await db`select from presentations where reward_id = ${id}`).length
  expect(await stored()).toBe(1)
  await prunePresentations(db, context.clocks.wall() + oneDay + 60_001)
  expect(await stored()).toBe(0)
  // the job deleted the counter's session too
  expect(await (await counterOf(app)).redeem(qr)).toMatchObject({ reason: 'code_invalid' })
})
