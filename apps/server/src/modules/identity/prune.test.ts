import { expect, test } from 'vitest'
import { pruneRates } from '../../http/rate-limit.ts'
import { pruneNonces } from '../../http/signing/nonces.ts'
import { emptyApp } from '../../testing/context.ts'
import { hongKongNumber, signIn } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { pruneSms } from '../sms/prune.ts'
import { pruneIdentity } from './prune.ts'

const { app, context, clock } = await emptyApp()
const { db, clocks } = context

const second = 1_000
const day = 86_400 * second

const prune = async () => {
  const now = clocks.wall()
  await pruneNonces(db, now)
  await pruneRates(db, now)
  await pruneSms(db, now)
  await pruneIdentity(db, now)
}
const left = async () => {
  const [counts] = await db`
    select
      (select count(*) from seen_nonces) as nonces, (select count(*) from request_rates) as rates,
      (select count(*) from sms_codes) as codes, (select count(*) from tickets) as tickets,
      (select count(*) from sms_sends) as sends, (select count(*) from revoked_tokens) as revoked,
      (select count(*) from register_tokens) as tokens, (select count(*) from registrations) as registrations,
      (select count(*) from socket_pwds) as pwds, (select count(*) from persons) as persons,
      (select count(*) from consents) as consents`
  return counts
}

test('Expired rows are deleted at the moment when nothing needs them any more', async () => {
  const from = device(app, context)
  const { register } = await signIn(context, from, hongKongNumber(1))
  await from.post('/jwt/auth/quit', {}, register)
  const everything = {
    nonces: 4,
    rates: 1,
    codes: 1,
    tickets: 1,
    sends: 1,
    revoked: 1,
    tokens: 1,
    registrations: 1,
    pwds: 1,
    persons: 1,
    consents: 4,
  }
  const after = async (ms: number, gone: object) => {
    clock.advance(ms)
    await prune()
    expect(await left()).toEqual(Object.assign(everything, gone))
  }
  await after(59 * second, {})
  await after(1 * second, { rates: 0 })
  await after(180 * second, {})
  // nonces are deleted by whole minutes
  await after(60 * second, { nonces: 0 })
  await after(1 * second, { codes: 0 })
  // a lost answer can be repeated until then
  await after(60 * second, { tickets: 0 })
  await after(day - 60 * second, { sends: 0 })
  await after(6 * day, { revoked: 0, tokens: 0 })
  await after(172 * day, {})
  await after(day, { registrations: 0, pwds: 0 })
})
