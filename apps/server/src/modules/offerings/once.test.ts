import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { together } from '../../testing/waiting.ts'
import { applied, lockAccount, offeringFixture, reasonsOf, untouched } from './testing.ts'

const { app, context } = await testApp()
const { db } = context
const { dev, client, differences } = offeringFixture(app, context)

const open = async () => (await dev({ activity: 'green-bond' })).code

describe('one act happens once', () => {
  test('two calls with one key at the same time are one application, and both return the same answer', async () => {
    const code = await open()
    const one = await client()
    const key = randomUUID()
    const calls = [one.applying({ offering: code, key }), one.applying({ offering: code, key })]
    const replies = await together(
      db,
      (tx) => lockAccount(one)(tx),
      calls.map((call) => () => app.inject(call)),
    )
    const [first, second] = replies.map((reply) => reply.json())
    expect(first.status).toBe(0)
    expect(second).toEqual(first)
    expect(await one.money()).toMatchObject({ blocked: 1_000_000 })
  })

  test('a reply that an older version stored is returned to a repetition', async () => {
    const code = await open()
    const one = await client()
    const key = randomUUID()
    const first = await one.apply({ offering: code, key })
    await ownerOf(db)`update idempotency_keys set reply = reply #- '{application,refusal}' where key = ${key}`
    expect(await one.apply({ offering: code, key })).toEqual(first)
  })

  test('two calls with two keys at the same time are one application and one refusal', async () => {
    const code = await open()
    const one = await client()
    const tap = () => one.apply({ offering: code })
    const replies = await together(db, (tx) => lockAccount(one)(tx), [tap, tap])
    expect(reasonsOf(replies).sort()).toEqual([0, 'application_exists'])
    expect(await one.money()).toMatchObject({ blocked: 1_000_000 })
  })

  test('two accounts of one person at the same time are one application and one refusal', async () => {
    const code = await open()
    const both = [await client({ holder: 'both' }), await client({ holder: 'both' })]
    const replies = await together(
      db,
      (tx) => tx`select from offerings where code = ${code} for update`,
      both.map((one) => () => one.apply({ offering: code })),
    )
    expect(reasonsOf(replies).sort()).toEqual([0, 'application_exists'])
    const [row] = await db<[{ n: number }]>`select count(*) as n from offering_applications where offering = ${code}`
    expect(row.n).toBe(1)
    expect(await differences()).toEqual([])
  })

  test('after a lost answer the same key returns the same answer, even if the application was cancelled or allotted since', async () => {
    const code = await open()
    const one = await client()
    const key = randomUUID()
    const first = await one.apply({ offering: code, key })
    expect(await one.apply({ offering: code, key })).toEqual(first)
    await one.cancel(first.data?.application.reference ?? '')
    const again = await one.apply({ offering: code, key })
    expect(again.data?.application).toEqual(first.data?.application)
    // with the current state of the account
    expect(again.data?.mine).toEqual(await one.mine())
    expect(await one.money()).toEqual(untouched)
  })

  test('a key belongs to one request: other lots, another offering or another call under it are refused', async () => {
    const [code, other] = [await open(), await open()]
    const one = await client()
    const key = randomUUID()
    const reference = (await one.apply({ offering: code, key })).data?.application.reference ?? ''
    const reused = { reason: 'key_reused' }
    expect(await one.apply({ offering: code, key, lots: 2 })).toMatchObject(reused)
    expect(await one.apply({ offering: other, key })).toMatchObject(reused)
    expect(await one.apply({ offering: code, key, method: 'margin' })).toMatchObject(reused)
    expect(await one.cancel(reference, { key })).toMatchObject(reused)
    expect(await one.money()).toMatchObject({ blocked: 1_000_000 })
  })

  test('a cancellation sent twice returns the cash once, and a replay of its bytes is refused', async () => {
    const code = await open()
    const one = await client()
    const reference = await applied(one, code, 5)
    const key = randomUUID()
    const first = await one.cancel(reference, { key })
    expect(await one.cancel(reference, { key })).toEqual(first)
    expect(await one.cancel(reference)).toMatchObject({ reason: 'application_final' })
    expect(await one.money()).toEqual(untouched)
    const call = one.applying({ offering: code })
    expect((await app.inject(call)).json()).toMatchObject({ status: 0 })
    expect((await app.inject(call)).json()).toMatchObject({ reason: 'signature_replayed' })
  })

  test('two cancellations at the same time return the cash once', async () => {
    const one = await client()
    const reference = await applied(one, await open(), 5)
    const tap = () => one.cancel(reference)
    const replies = await together(db, (tx) => lockAccount(one)(tx), [tap, tap])
    expect(reasonsOf(replies).sort()).toEqual([0, 'application_final'])
    expect(await one.money()).toEqual(untouched)
    expect(await differences()).toEqual([])
  })

  test('two offerings at the same time cannot both use the same cash', async () => {
    const codes = [await open(), await open()]
    const one = await client({ cash: 1_500_000 })
    const replies = await together(
      db,
      (tx) => lockAccount(one)(tx),
      codes.map((code) => () => one.apply({ offering: code })),
    )
    expect(reasonsOf(replies).sort()).toEqual([0, 'funds_short'])
    expect(await one.money()).toEqual({ available: 500_000, blocked: 1_000_000, owed: 0 })
  })
})

describe('the trading password of an application', () => {
  test('a wrong trading password stores nothing but its count, and five of them lock it', async () => {
    const code = await open()
    const one = await client()
    const wrong = () => one.apply({ offering: code, password: '000000' })
    for (const attemptsLeft of [4, 3, 2, 1])
      expect(await wrong()).toMatchObject({ reason: 'trading_password_wrong', detail: { attemptsLeft } })
    expect(await wrong()).toMatchObject({ reason: 'trading_password_locked' })
    expect(await one.apply({ offering: code })).toMatchObject({ reason: 'trading_password_locked' })
    expect(await one.money()).toEqual(untouched)
    expect((await one.mine()).applications).toEqual([])
    const [row] = await db<[{ n: number }]>`select count(*) as n from offering_applications where offering = ${code}`
    expect(row.n).toBe(0)
  })

  test('the trading password is also required to cancel and to repeat a call', async () => {
    const code = await open()
    const one = await client()
    const key = randomUUID()
    const reference = (await one.apply({ offering: code, key })).data?.application.reference ?? ''
    expect(await one.cancel(reference, { password: '000000' })).toMatchObject({ reason: 'trading_password_wrong' })
    expect(await one.apply({ offering: code, key, password: '000000' })).toMatchObject({
      reason: 'trading_password_wrong',
    })
    expect(await one.money()).toMatchObject({ blocked: 1_000_000 })
  })

  test('the trading password must be sealed with the caller’s own app key: clear text or another key is refused', async () => {
    const code = await open()
    const [one, other] = [await client(), await client()]
    const { url, payload } = one.applying({ offering: code })
    const foreign = JSON.parse(other.applying({ offering: code }).payload).tradingPassword
    for (const tradingPassword of ['246810', foreign, 'x'.repeat(512)])
      expect((await one.from.post(url, { ...JSON.parse(payload), tradingPassword }, one.login)).json()).toMatchObject({
        reason: 'decryption_failed',
      })
  })

  test('the trading password of a suspended account is refused', async () => {
    const code = await open()
    const one = await client()
    const reference = await applied(one, code)
    await db`update client_accounts set status = 'suspended' where id = ${one.accountId}`
    expect(await one.apply({ offering: await open() })).toMatchObject({ reason: 'account_suspended' })
    expect(await one.cancel(reference)).toMatchObject({ reason: 'account_suspended' })
  })
})
