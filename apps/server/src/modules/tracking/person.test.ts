import { randomUUID } from 'node:crypto'
import { privacyExport } from '@foyer/api/privacy-export'
import { expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { hongKongNumber, signIn } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { tablesWith } from '../privacy/testing.ts'
import { inNameOf } from './person.ts'
import { trackedId } from './row.ts'
import { at, post, several, wireEvent } from './testing.ts'

const { app, context } = await emptyApp()
const { db, secrets } = context

/** A person who visited, signed in and continued on a device that another person may also use. */
const someone = async (number: number, visitor: string) => {
  const from = device(app, context, `1.36.9.${number}`)
  const { register, userCode } = await signIn(context, from, hongKongNumber(number))
  const shared = { anonymous_id: visitor, time: at }
  const own = { ...shared, distinct_id: userCode, login_id: userCode, identities: { $identity_login_id: userCode } }
  const events = [
    wireEvent('track', { ...shared, distinct_id: visitor, properties: { nth: 0 } }),
    wireEvent('track_signup', { ...own, original_id: visitor, time: at + 1, properties: { nth: 1 } }),
    wireEvent('track', { ...own, time: at + 2, properties: { nth: 2 } }),
  ]
  expect((await post(app, several(events))).statusCode).toBe(204)
  return { from, register, userCode }
}
const left = async (userCode: string) =>
  (await db`select 1 from tracking_events where login = ${trackedId(secrets.identifierKey, userCode)}`).length

test('O4 the export contains the events in the person’s name and none of others', async () => {
  const person = await someone(61, 'device-61')
  await someone(62, 'device-61')
  const { tracked } = privacyExport.parse(
    (await person.from.post('/api/user/privacy/export', {}, person.register)).json().data,
  )
  expect(tracked).toEqual([
    { type: 'track_signup', event: '$SignUp', properties: { nth: 1 }, at: at + 1 },
    { type: 'track', event: '$pageview', properties: { nth: 2 }, at: at + 2 },
  ])
})

/** A person whose app sends only `distinct_id`, on a device that others also use. */
const nativeOne = async (number: number, visitor: string) => {
  const from = device(app, context, `1.36.9.${number}`)
  const { register, userCode } = await signIn(context, from, hongKongNumber(number))
  const native = (otherwise: object) =>
    wireEvent('track', { time: at, distinct_id: userCode, anonymous_id: visitor, identities: {}, ...otherwise })
  const events = [
    native({ distinct_id: visitor, anonymous_id: undefined, properties: { nth: 0 } }),
    native({ time: at + 1, properties: { nth: 1 } }),
    native({ time: at + 2, anonymous_id: undefined, properties: { nth: 2 } }),
  ]
  expect((await post(app, several(events))).statusCode).toBe(204)
  return { from, register, userCode }
}
const leftOf = async (id: string) =>
  (await db`select 1 from tracking_events where subject = ${trackedId(secrets.identifierKey, id)}`).length

test('O4 a person is also identified by distinct_id, for the export and for an erasure that leaves the events of others', async () => {
  const [person, other] = [await nativeOne(66, 'device-66'), await nativeOne(67, 'device-66')]
  const { tracked } = privacyExport.parse(
    (await person.from.post('/api/user/privacy/export', {}, person.register)).json().data,
  )
  expect(tracked.map(({ properties }) => properties)).toEqual([{ nth: 1 }, { nth: 2 }])
  const body = { key: randomUUID(), understood: true }
  expect((await person.from.post('/api/user/privacy/erasure', body, person.register)).json()).toMatchObject({
    status: 0,
  })
  expect([await leftOf(person.userCode), await leftOf('device-66'), await leftOf(other.userCode)]).toEqual([0, 0, 2])
})

test('O4 export and erasure use an index instead of scanning the whole table', async () => {
  const id = trackedId(secrets.identifierKey, 'anybody')
  const plan = await db.begin(async (tx) => {
    await tx`set local enable_seqscan = off`
    return tx`explain select 1 from tracking_events where ${inNameOf(tx, id)}`
  })
  expect(JSON.stringify(plan)).toMatch(/_login_idx.*_subject_idx/)
})

test('O4 an erasure deletes the person’s events and those of their device before the sign-in, and no others', async () => {
  const [person, other, elsewhere] = [
    await someone(63, 'device-63'),
    await someone(64, 'device-63'),
    await someone(65, 'device-65'),
  ]
  expect(await tablesWith(db, [person.userCode])).not.toContain('tracking_events')
  const body = { key: randomUUID(), understood: true }
  expect((await person.from.post('/api/user/privacy/erasure', body, person.register)).json()).toMatchObject({
    status: 0,
  })
  expect([await left(person.userCode), await left(other.userCode), await left(elsewhere.userCode)]).toEqual([0, 2, 2])
  const visitors = await db`
    select 1 from tracking_events where login is null and anonymous = ${trackedId(secrets.identifierKey, 'device-63')}`
  expect(visitors).toEqual([])
})
