import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { claimOf, demoNumber, logIn, type Registered } from '../../testing/log-in.ts'
import { hongKongNumber, renewalBody, signIn } from '../../testing/sign-in.ts'
import { credentialsOf, type Device, device, newDeviceKey } from '../../testing/signed-client.ts'

const { app, context, clock } = await testApp()
const { db } = context
const minute = 60_000

const isNew = async (from: Device, person: Registered) => {
  const reply = await from.post('/api/user/login/verify', claimOf(person, '88001001'), person.register)
  return reply.json().data?.isNewDevice
}
const loggedIn = async () => {
  clock.advance(1441 * minute)
  const from = device(app, context)
  const person = await signIn(context, from, demoNumber(1))
  clock.advance(minute)
  await logIn(context, from, person, '88001001', demoNumber(1))
  return { from, person }
}

test('SEC-10 a device is recognized by its key, also with another session id and after a renewal', async () => {
  const { from, person } = await loggedIn()
  expect(await isNew(from, person)).toBe(false)
  const { data } = (await from.post('/jwt/auth/register', renewalBody(from, person), await from.tourist())).json()
  expect(await isNew(from, { ...person, register: credentialsOf(data) })).toBe(false)
  const elsewhere = device(app, context)
  expect(await isNew(elsewhere, await signIn(context, elsewhere, hongKongNumber(951)))).toBe(false)
})

test('SEC-10 a copied Session-Id with another key is a new device', async () => {
  const { from } = await loggedIn()
  const thief = device(app, context, undefined, from.sid, newDeviceKey())
  expect(await isNew(thief, await signIn(context, thief, hongKongNumber(952)))).toBe(true)
})

test('SEC-10 a token wrapped for the deployment’s key makes no known device, whatever key its session is bound to later', async () => {
  const { from } = await loggedIn()
  const thief = device(app, context, undefined, from.sid)
  const person = await signIn(context, thief, hongKongNumber(953))
  const mine = db`(
    select registrations.id from registrations join persons on persons.id = person_id where user_code = ${person.userCode})`
  await db`update register_tokens set device_key = null where registration_id = ${mine}`
  await db`
    update registrations set device_key = (select device_key from account_devices where session_id = ${from.sid})
    where id = ${mine}`
  expect(await isNew(thief, person)).toBe(true)
})
