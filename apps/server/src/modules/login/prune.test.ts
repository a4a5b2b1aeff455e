import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { claimOf, demoNumber, logIn } from '../../testing/log-in.ts'
import { signIn } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { pruneIdentity } from '../identity/prune.ts'
import { pruneLogin } from './prune.ts'

const { app, context, clock } = await testApp()
const { db, clocks } = context

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const left = async () => {
  const [counts] = await db`
    select
      (select count(*) from login_tickets) as tickets, (select count(*) from login_tokens) as tokens,
      (select count(*) from login_attempts) as attempts, (select count(*) from account_devices) as devices,
      (select count(*) from registrations) as registrations, (select count(*) from client_accounts) as accounts`
  return counts
}

test('tickets, login tokens, failures and devices are deleted once nothing needs them, and not earlier', async () => {
  const from = device(app, context)
  const person = await signIn(context, from, demoNumber(2))
  clock.advance(minute)
  await logIn(context, from, person, '88002001', demoNumber(2))
  await from.post('/api/user/login/verify', claimOf(person, '88002001', 'wrong'), person.register)
  // the failure counts for the pair and the person; on the owner's own device not for the account
  const everything = { tickets: 1, tokens: 1, attempts: 2, devices: 1, registrations: 1, accounts: 4 }
  const after = async (ms: number, gone: object) => {
    clock.advance(ms)
    await pruneIdentity(db, clocks.wall())
    await pruneLogin(db, clocks.wall())
    expect(await left()).toEqual(Object.assign(everything, gone))
  }
  await after(5 * minute, {})
  await after(1, { tickets: 0 })
  await after(12 * hour - 5 * minute - 1, {})
  await after(1, { tokens: 0 })
  await after(30 * day - 12 * hour - 1, {})
  await after(1, { attempts: 0 })
  await after(150 * day - minute - 1, {})
  await after(1, { registrations: 0 })
  await after(minute - 1, {})
  await after(1, { devices: 0 })
})
