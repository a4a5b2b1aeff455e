import { randomUUID } from 'node:crypto'
import type { TransactionSql } from 'postgres'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { codeSentTo, identityBody, renewalBody, signIn } from '../../testing/sign-in.ts'
import { credentialsOf, device, sealField } from '../../testing/signed-client.ts'
import { together } from '../../testing/waiting.ts'
import { idOf } from '../privacy/testing.ts'
import { prunePhoneChanges } from './rows.ts'
import { changer, e164Of, freshNumber, lastNotice } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const hour = 3_600_000
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const lockAll = (tx: TransactionSql) => tx`select from persons for update`

test('a code to the old number and a code to the new one change a number, and the person stays the same', async () => {
  const person = await changer(app, context)
  const id = await idOf(context, e164Of(person.number))
  const to = freshNumber()
  expect((await person.call('', {})).data).toMatchObject({ way: 'sms', accounts: [], change: null, coolingUntil: null })
  const { data } = await person.changeTo(to)
  const now = context.clocks.wall()
  expect(data).toEqual({
    changedAt: now,
    coolingUntil: now + 24 * hour,
    mobileNo: `+852 ****${to.mobileNo.slice(-4)}`,
    accounts: [],
    handoff: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(await idOf(context, e164Of(to))).toBe(id)
  // the old number belongs to no person afterwards
  clock.advance(hour)
  await signIn(context, device(app, context), person.number)
  expect(await idOf(context, e164Of(person.number))).not.toBe(id)
})

test('a change ends every session and socketPwd of the person, and only the handoff of its answer begins a new one', async () => {
  const number = freshNumber()
  const other = device(app, context)
  const elsewhere = await signIn(context, other, number)
  clock.advance(11 * 60_000)
  const person = await changer(app, context, number)
  const { data } = await person.changeTo(freshNumber())
  expect(await person.holds()).toBe(false)
  expect((await other.post('/api/user/phone', {}, elsewhere.register)).json().reason).toBe('session_revoked')
  const { userCode, socketPwd } = elsewhere
  const renewed = await other.post('/jwt/auth/register', renewalBody(other, { userCode, socketPwd }), elsewhere.tourist)
  expect(renewed.json().reason).toBe('socket_pwd_invalid')

  const tourist = await person.from.tourist()
  const body = { code: sealField(tourist.appKey, data.handoff), mobileUserCode: person.from.mobileUserCode }
  const anew = (await person.from.post('/trade/auth/handoff', body, tourist)).json()
  expect(anew.data).toMatchObject({ mobileNo: data.mobileNo, userCode })
  expect(await person.holds(credentialsOf(anew.data))).toBe(true)
  // the new session counts as one device
  const summary = (await person.from.post('/api/user/privacy', {}, credentialsOf(anew.data))).json()
  expect(summary.data.counts.devices).toBe(1)
})

test('a sign-in by the old number that is in flight on another device fails after the change', async () => {
  const person = await changer(app, context)
  const visitor = device(app, context)
  const tourist = await visitor.tourist()
  await visitor.post('/api/user/488/sms', person.number, tourist)
  const code = await codeSentTo(context, person.number)
  const { data } = (await visitor.post('/api/user/488/smsVerify', { ...person.number, code }, tourist)).json()
  await person.changeTo(freshNumber())
  const late = await visitor.post('/trade/auth/identity', identityBody(visitor, tourist, person.number, data), tourist)
  expect(late.json().reason).toBe('ticket_invalid')
})

test('both numbers are notified once, and then deleted', async () => {
  const person = await changer(app, context)
  const to = freshNumber()
  const { change } = await person.changeTo(to)
  expect(await lastNotice(context, person.number)).toContain('不再用于登录')
  expect(await lastNotice(context, to)).toContain('已于')
  expect(await db`select old_sealed, new_sealed from phone_changes where id = ${change}`).toEqual([
    { old_sealed: null, new_sealed: null },
  ])
})

test('a repetition after a lost answer requires the key, and contains no handoff', async () => {
  const person = await changer(app, context)
  const to = freshNumber()
  const { key, change, data } = await person.changeTo(to)
  const visitor = await person.from.tourist()
  const again = await person.confirm(change, to, '123456', visitor, key)
  expect(again.data).toEqual({ ...data, handoff: null })
  expect((await person.confirm(change, to, '123456', person.register, key)).data).toEqual({ ...data, handoff: null })
  expect((await person.confirm(change, freshNumber(), '123456', visitor, key)).reason).toBe('key_reused')
  expect((await person.confirm(change, to, '123456', visitor)).reason).toBe('session_revoked')
})

test('the same change sent three times at once takes effect once and is answered three times', async () => {
  const person = await changer(app, context)
  const to = freshNumber()
  const { change } = (await person.prove()).data
  await person.sendNew(change, to)
  const code = await codeSentTo(context, to)
  const key = randomUUID()
  const send = () => person.confirm(change, to, code, person.register, key)
  const replies = await together<{ data?: { handoff: string | null } }>(db, lockAll, [send, send, send])
  expect(replies.map(({ data }) => typeof data?.handoff).sort()).toEqual(['object', 'object', 'string'])
})

test('of two sessions that change a number at once, the one that proved the old factor last succeeds', async () => {
  const person = await changer(app, context)
  const other = await changer(app, context, person.number)
  const [first, second] = [freshNumber(), freshNumber()]
  const one = (await person.prove()).data
  clock.advance(61_000)
  const two = (await other.prove()).data
  expect((await person.sendNew(one.change, first)).reason).toBe('ticket_invalid')
  await other.sendNew(two.change, second)
  const code = await codeSentTo(context, second)
  const replies = await together<{ status: number }>(db, lockAll, [
    () => person.confirm(one.change, first, '123456'),
    () => other.confirm(two.change, second, code),
  ])
  expect(replies.map(({ status }) => status === 0)).toEqual([false, true])
})

test('of two persons who claim one number at once, one receives it', async () => {
  const persons = [await changer(app, context), await changer(app, context)]
  const to = freshNumber()
  const calls = []
  for (const person of persons) {
    const { change } = (await person.prove()).data
    await person.sendNew(change, to)
    const code = await codeSentTo(context, to)
    calls.push(() => person.confirm(change, to, code))
    clock.advance(61_000)
  }
  const replies = await together<{ reason?: string }>(db, lockAll, calls)
  expect(replies.map(({ reason }) => reason ?? 'done').sort()).toEqual(['done', 'phone_taken'])
})

test('a number of another person is sent a code like any other, and is refused only after the proof', async () => {
  const holder = await changer(app, context)
  const person = await changer(app, context)
  const { change } = (await person.prove()).data
  // the work that many messages of a session require is tested in modules/sms
  await db`update sms_sends set session_hash = null`
  const occupied = await person.sendNew(change, holder.number)
  const free = await person.sendNew(change, freshNumber())
  expect(occupied).toEqual(free)
  const code = await codeSentTo(context, holder.number)
  expect((await person.confirm(change, holder.number, wrong(code))).reason).toBe('sms_code_wrong')
  expect((await person.confirm(change, holder.number, code)).reason).toBe('phone_taken')
  expect([await person.holds(), await holder.holds()]).toEqual([true, true])
  // the change continues with another number
  const to = freshNumber()
  await person.sendNew(change, to)
  expect((await person.confirm(change, to, await codeSentTo(context, to))).status).toBe(0)
})

test('wrong codes are counted at either step and lock it; the person’s own number is refused as the new one', async () => {
  const person = await changer(app, context)
  await person.sendOld()
  const code = await codeSentTo(context, person.number)
  const tries = []
  for (let i = 0; i < 5; i++) tries.push((await person.prove(wrong(code))).reason)
  expect(tries).toEqual([...Array(4).fill('sms_code_wrong'), 'sms_code_locked'])
  expect((await person.prove(code)).reason).toBe('sms_code_locked')
  clock.advance(61_000)
  const { change } = (await person.prove()).data
  expect((await person.sendNew(change, person.number)).reason).toBe('phone_same')
  const to = freshNumber()
  await person.sendNew(change, to)
  clock.advance(5 * 60_000)
  expect((await person.confirm(change, to, await codeSentTo(context, to))).reason).toBe('sms_code_expired')
})

test('numbers that no message reached are deleted after the cooling period', async () => {
  const person = await changer(app, context)
  const { change } = await person.changeTo(freshNumber())
  const pendingNumbers = async () =>
    (await db`select from phone_changes where id = ${change} and old_sealed is not null and new_sealed is not null`)
      .length
  clock.advance(24 * hour)
  await prunePhoneChanges(db, context.clocks.wall())
  expect(await pendingNumbers()).toBe(1)
  clock.advance(1)
  await prunePhoneChanges(db, context.clocks.wall())
  expect(await pendingNumbers()).toBe(0)
})

test('all steps of a person share one hourly limit, so that codes cannot be sent to endless numbers', async () => {
  const person = await changer(app, context)
  const [change, to] = [randomUUID(), freshNumber()]
  const steps = [
    () => person.sendNew(change, to),
    () => person.confirm(change, to, '123456'),
    () => person.prove('123456'),
  ]
  for (let i = 0; i < 20; i++) for (const step of steps) expect((await step()).reason).not.toBe('rate_limited')
  for (const step of steps) expect((await step()).reason).toBe('rate_limited')
})

test('a proof of the old factor is valid for its own session and a quarter of an hour', async () => {
  const person = await changer(app, context)
  const other = await changer(app, context, person.number)
  const { change, expiresAt } = (await person.prove()).data
  expect(expiresAt - context.clocks.wall()).toBe(15 * 60_000)
  expect((await other.sendNew(change, freshNumber())).reason).toBe('ticket_invalid')
  expect((await other.call('', {})).data.change).toBeNull()
  expect((await person.call('', {})).data.change).toEqual({ change, expiresAt })
  clock.advance(15 * 60_000)
  expect((await person.sendNew(change, freshNumber())).reason).toBe('ticket_invalid')
})

test('codes for other purposes and other sessions prove nothing here', async () => {
  const person = await changer(app, context)
  const visitor = device(app, context)
  const tourist = await visitor.tourist()
  await visitor.post('/api/user/488/sms', person.number, tourist)
  const code = await codeSentTo(context, person.number)
  expect((await person.prove(code)).reason).toBe('sms_code_missing')
  const other = await changer(app, context, person.number)
  await person.sendOld()
  expect((await other.prove(await codeSentTo(context, person.number))).reason).toBe('sms_code_missing')
})
