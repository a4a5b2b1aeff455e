import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { logIn } from '../../testing/log-in.ts'
import { proveEverybody, registered } from '../../testing/registered.ts'
import { codeSentTo } from '../../testing/sign-in.ts'
import { sealField } from '../../testing/signed-client.ts'
import { offeringFixture } from '../offerings/testing.ts'
import { holders } from '../rewards/testing.ts'
import { type Changer, changer, e164Of, freshNumber } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const hour = 3_600_000

const userCodeIn = ({ register }: Changer): string =>
  JSON.parse(Buffer.from(register.jwt.split('.')[1] ?? '', 'base64url').toString()).sub

/** Puts a person into the state right after a change. */
const coolDown = async (personId: number) => {
  const now = context.clocks.wall()
  await db`
    insert into phone_changes (id, person_id, session_id, status, way, proved_at, expires_at, changed_at, cooling_until, reply)
    values (${randomUUID()}, ${personId}, 's', 'done', 'sms', ${new Date(now)}, ${new Date(now)}, ${new Date(now)},
      ${new Date(now + 24 * hour)}, '{}')`
}

test('for a day after a change another change and an erasure are refused with the remaining time', async () => {
  const number = freshNumber()
  const person = await changer(app, context)
  await person.changeTo(number)
  const register = await registered(context, person.from, e164Of(number))
  clock.advance(23 * hour)
  const { data } = (await person.from.post('/api/user/phone', {}, register)).json()
  expect(data.coolingUntil - context.clocks.wall()).toBe(hour)
  const again = { detail: { retryAfter: 3600 }, reason: 'phone_cooling' }
  const code = await person.from.post('/api/user/phone/code', {}, register)
  expect(code.json()).toMatchObject(again)
  const erasure = { key: randomUUID(), understood: true }
  expect((await person.from.post('/api/user/privacy/erasure', erasure, register)).json()).toMatchObject(again)
  clock.advance(hour)
  expect((await person.from.post('/api/user/phone/code', {}, register)).json().status).toBe(0)
  await proveEverybody(context)
  expect((await person.from.post('/api/user/privacy/erasure', erasure, register)).json().status).toBe(0)
})

test('cash cannot be claimed until the cooling period ends', async () => {
  const { client, grant, statusOf } = await holders(app, context)
  const mine = await client()
  const id = await grant(mine.personId, { amount: 8_800 })
  await coolDown(mine.personId)
  expect((await mine.call('/claim', { key: randomUUID(), id })).reason).toBe('phone_cooling')
  expect(await statusOf(id)).toBe('claimable')
  await db`update phone_changes set cooling_until = ${new Date(context.clocks.wall())}`
  expect((await mine.call('/claim', { key: randomUUID(), id })).data.reward.status).toBe('crediting')
})

test('while cooling, the trading password cannot apply for an offering, but can cancel an application', async () => {
  const { dev, client } = offeringFixture(app, context)
  const { code: offering } = await dev({ activity: 'green-bond' })
  const [before, during] = [await client(), await client()]
  const { reference } = (await before.apply({ offering })).data?.application ?? {}
  for (const { personId } of await db<{ personId: number }[]>`
    select distinct person_id as "personId" from login_tokens join registrations on registrations.id = registration_id`)
    await coolDown(personId)
  expect(await during.apply({ offering })).toMatchObject({ reason: 'phone_cooling' })
  expect(await before.cancel(reference ?? '')).toMatchObject({ status: 0 })
})

test('an account that moved to the new number cools down too, also for another person who logs in to it', async () => {
  const { dev } = offeringFixture(app, context)
  const { code: offering } = await dev({ activity: 'green-bond' })
  const [owner, accomplice] = [await changer(app, context), await changer(app, context)]
  const mobile = e164Of(owner.number)
  const opened = await app.inject({ method: 'POST', url: '/dev/clients', payload: { mobile, cash: 1_000_000_00 } })
  const { clientNo, tradingPassword } = opened.json().data
  const to = freshNumber()
  const { change } = (await owner.proveAccount(userCodeIn(owner), clientNo)).data
  await owner.sendNew(change, to)
  const moved = await owner.confirm(change, to, await codeSentTo(context, to))
  expect(moved.data.accounts).toEqual([expect.objectContaining({ moved: true })])

  const person = { register: accomplice.register, userCode: userCodeIn(accomplice) }
  const apply = async () => {
    clock.advance(61_000)
    const { login } = await logIn(context, accomplice.from, person, clientNo, to)
    const sealed = sealField(login.appKey, tradingPassword)
    const application = {
      key: randomUUID(),
      offering,
      lots: 1,
      method: 'cash',
      documentVersion: 1,
      tradingPassword: sealed,
    }
    return (await accomplice.from.post('/api/user/491/offerings/apply', application, login)).json()
  }
  expect(await apply()).toMatchObject({ reason: 'phone_cooling' })
  clock.advance(24 * hour)
  expect(await apply()).toMatchObject({ status: 0 })
})
