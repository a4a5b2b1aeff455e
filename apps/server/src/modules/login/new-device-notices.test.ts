import type { NoticesReply } from '@foyer/api/notices'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { demoNumber, logIn } from '../../testing/log-in.ts'
import { hongKongNumber, signIn, type TestNumber } from '../../testing/sign-in.ts'
import {
  type Credentials,
  credentialsOf,
  type Device,
  device,
  newDeviceKey,
  sealField,
} from '../../testing/signed-client.ts'

const { app, context, clock } = await testApp()
const day = 86_400_000

/** A device with a key of its own. */
const newDevice = (): Device => device(app, context, undefined, undefined, newDeviceKey())
const newSignIns = async (from: Device, as: Credentials) => {
  const { data }: { data: NoticesReply } = (await from.post('/api/user/notices', {}, as)).json()
  return data.notices.filter(({ kind }) => kind === 'new_sign_in')
}
/** Signs in on a later day than before, because a day allows few codes. */
const signInAgain = (from: Device, number: TestNumber) => {
  clock.advance(day)
  return signIn(context, from, number)
}

test('A person’s first sign-in is not reported, and one on another device is, with device and moment', async () => {
  const [phone, computer] = [newDevice(), newDevice()]
  const first = await signIn(context, phone, hongKongNumber(971))
  expect(await newSignIns(phone, first.register)).toEqual([])
  const second = await signInAgain(computer, hongKongNumber(971))
  const at = context.clocks.wall()
  expect(await newSignIns(computer, second.register)).toEqual([
    expect.objectContaining({
      kind: 'new_sign_in',
      at,
      isRead: false,
      facts: { system: 'other', browser: 'other', country: null, at },
    }),
  ])
})

test('A later sign-in on a device that the person has used is not reported, even after they signed out there', async () => {
  const phone = newDevice()
  const first = await signIn(context, phone, hongKongNumber(972))
  expect((await phone.post('/jwt/auth/quit', {}, first.register)).statusCode).toBe(200)
  const again = await signInAgain(phone, hongKongNumber(972))
  expect(await newSignIns(phone, again.register)).toEqual([])
})

test('A session that is handed over to a browser where the person was never signed in is reported', async () => {
  const [phone, browser] = [newDevice(), newDevice()]
  const { register } = await signIn(context, phone, hongKongNumber(973))
  const { code } = (await phone.post('/api/user/handoff', {}, register)).json().data
  const tourist = await browser.tourist()
  const body = { code: sealField(tourist.appKey, code), mobileUserCode: browser.mobileUserCode }
  const { data } = (await browser.post('/trade/auth/handoff', body, tourist)).json()
  expect(await newSignIns(browser, credentialsOf(data))).toHaveLength(1)
})

test('SEC-10 a log-in to an account by another number is reported to the person of its number, once for a device', async () => {
  const [own, other] = [newDevice(), newDevice()]
  clock.advance(day)
  const holder = await signIn(context, own, demoNumber(1))
  await logIn(context, own, holder, '88001001', demoNumber(1))
  expect(await newSignIns(own, holder.register)).toEqual([])
  for (const _ of ['first', 'again']) {
    const stranger = await signInAgain(other, hongKongNumber(974))
    await logIn(context, other, stranger, '88001001', demoNumber(1))
    expect(await newSignIns(other, stranger.register)).toEqual([])
    expect(await newSignIns(own, holder.register)).toHaveLength(1)
  }
})
