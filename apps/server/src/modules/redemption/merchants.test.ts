import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { newcomers } from '../activities/testing.ts'
import { demoMerchant } from './seed.ts'
import { counterOf, granted, presents } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const someone = newcomers(app, context)
const { merchant, pin } = demoMerchant

const post = async (path: string, payload: object, { from = '1.39.0.1', token = '' } = {}) =>
  (
    await app.inject({
      method: 'POST',
      url: `/api/merchants/${path}`,
      payload,
      remoteAddress: from,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
  ).json()
const signIn = (from: string, overrides: object = {}) => post('session', { merchant, pin, ...overrides }, { from })

test('R13 a wrong PIN is refused with the remaining attempts, then locked; the right PIN is refused until the lock ends', async () => {
  const from = '1.39.1.1'
  for (const attemptsLeft of [4, 3, 2, 1])
    expect(await signIn(from, { pin: '000000' })).toMatchObject({
      reason: 'merchant_unknown',
      detail: { attemptsLeft },
    })
  expect(await signIn(from, { pin: '000000' })).toMatchObject({ reason: 'login_locked', detail: { retryAfter: 60 } })
  expect(await signIn(from)).toMatchObject({ reason: 'login_locked' })
  // the lock does not affect the same merchant at another counter
  expect(await signIn('1.39.1.2')).toMatchObject({ status: 0, data: { name: demoMerchant.name } })
  clock.advance(60_000)
  expect(await signIn(from)).toMatchObject({ status: 0 })
  expect(await signIn(from, { pin: '000000' })).toMatchObject({ detail: { attemptsLeft: 4 } })
})

test('R13 guesses from many networks lock the merchant everywhere', async () => {
  for (let n = 0; n < 30; n++) await signIn(`1.39.2.${n}`, { merchant: 'nobody', pin: '000000' })
  // the first attempt beyond the free ones begins the lock
  await signIn('1.39.2.100', { merchant: 'nobody', pin: '000000' })
  expect(await signIn('1.39.2.101', { merchant: 'nobody', pin: '000000' })).toMatchObject({ reason: 'login_locked' })
})

test('SEC-8 the audit trail records sign-ins of a merchant and guesses at PINs with a pseudonym of the network', async () => {
  const [{ last }] = await db<[{ last: number }]>`select coalesce(max(id), 0)::int as last from audit_entries`
  const from = '1.39.9.1'
  await signIn(from, { pin: '000000' })
  await signIn(from, { merchant: 'nobody-at-all', pin: '000000' })
  await signIn(from)
  const entries = await db`select event, actor, subject, detail from audit_entries where id > ${last} order by id`
  const address = expect.stringMatching(/^[0-9a-f]{24}$/)
  expect(entries).toEqual([
    { event: 'merchant_sign_in_failed', actor: 'merchant', subject: 'merchants', detail: { address } },
    { event: 'merchant_sign_in_failed', actor: 'merchant', subject: 'merchant_codes', detail: { address } },
    { event: 'merchant_sign_in', actor: 'merchant', subject: 'merchants', detail: { address } },
  ])
  expect(new Set(entries.map(({ detail }) => detail.address)).size).toBe(1)
})

test('SEC-13 guesses from many networks do not lock a network that the merchant has signed in from', async () => {
  const till = '1.39.6.1'
  expect(await signIn(till)).toMatchObject({ status: 0 })
  for (let n = 0; n < 31; n++) await signIn(`1.39.7.${n}`, { pin: '000000' })
  expect(await signIn('1.39.7.200')).toMatchObject({ reason: 'login_locked' })
  expect(await signIn(till)).toMatchObject({ status: 0 })
  // guesses from that network itself lock it
  for (let n = 0; n < 5; n++) await signIn(till, { pin: '000000' })
  expect(await signIn(till)).toMatchObject({ reason: 'login_locked' })
  clock.advance(24 * 3_600_000)
})

test('SEC-13 a network that guesses at many merchants is locked at every merchant', async () => {
  const from = '1.39.8.1'
  for (let n = 0; n < 20; n++) await signIn(from, { merchant: `made-up-${n}`, pin: '000000' })
  expect(await signIn(from)).toMatchObject({ reason: 'login_locked' })
  expect(await signIn('1.39.8.2')).toMatchObject({ status: 0 })
})

test('R13 an unknown merchant is refused like one with a wrong PIN', async () => {
  const unknown = await signIn('1.39.3.1', { merchant: 'nobody-else' })
  const wrong = await signIn('1.39.3.2', { pin: '000000' })
  expect({ ...unknown, reference: '' }).toEqual({ ...wrong, reference: '' })
})

test('R13 redeeming requires a valid session: a missing, forged or expired one is refused', async () => {
  const person = await someone()
  const { id } = await granted(app, person.mobile)
  const { data } = await signIn('1.39.4.1')
  clock.advance(3_600_000)
  const { qr } = (await presents(person, id)).data.presentation
  const body = { key: crypto.randomUUID(), code: qr }
  for (const token of ['', 'x', data.token.replace(/.$/, '_'), data.token])
    expect(await post('redeem', body, { token })).toMatchObject({ reason: 'merchant_unknown' })
  expect((await presents(person, id)).data.status).toBe('available')
})

test('R13 neither the PIN nor the token of a counter is stored', async () => {
  const { data } = await signIn('1.39.5.1')
  await counterOf(app)
  const [stored] = await db<{ text: string }[]>`
    select string_agg(encode(pin_hash, 'escape') || encode(hash, 'escape'), ' ') as text
    from merchants join merchant_sessions on merchant_id = merchants.id`
  expect(stored?.text).not.toContain(pin)
  expect(stored?.text).not.toContain(data.token)
})
