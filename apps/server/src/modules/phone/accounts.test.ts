import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { claimOf, logIn, requestLoginCode } from '../../testing/log-in.ts'
import { registered } from '../../testing/registered.ts'
import { codeSentTo } from '../../testing/sign-in.ts'
import { sealField } from '../../testing/signed-client.ts'
import { changer, e164Of, freshNumber } from './testing.ts'

const { app, context, clock } = await testApp()

/** A person with an account under their number. */
const client = async (facts: object = {}) => {
  const person = await changer(app, context)
  const mobile = e164Of(person.number)
  const open = async (more: object = {}) => {
    const opened = await app.inject({ method: 'POST', url: '/dev/clients', payload: { mobile, ...facts, ...more } })
    return String(opened.json().data.clientNo)
  }
  const clientNo = await open()
  const { accounts } = (await person.call('', {})).data
  const userCode = JSON.parse(Buffer.from(person.register.jwt.split('.')[1] ?? '', 'base64url').toString()).sub
  return { ...person, clientNo, open, accounts, userCode: String(userCode) }
}

test('a number that is the second factor of an account requires the account’s password in addition to a code', async () => {
  const one = await client()
  expect((await one.call('', {})).data).toMatchObject({ way: 'account', accounts: [{ accountType: 'cash' }] })
  expect((await one.prove()).reason).toBe('level_too_low')
})

test('a person who proves password and second factor moves the account, and its codes go to the new number', async () => {
  const one = await client()
  const to = freshNumber()
  const { change } = (await one.proveAccount(one.userCode, one.clientNo)).data
  clock.advance(11 * 60_000)
  await one.sendNew(change, to)
  const { data } = await one.confirm(change, to, await codeSentTo(context, to))
  expect(data.accounts).toEqual([{ clientNo: expect.stringContaining(one.clientNo.slice(-2)), moved: true }])
  expect(
    await context.db`select actor, event from audit_entries where subject = 'client_accounts' and at = ${new Date(data.changedAt)}`,
  ).toEqual([{ actor: 'person', event: 'change number' }])
  clock.advance(11 * 60_000)
  const register = await registered(context, one.from, e164Of(to))
  await logIn(context, one.from, { register, userCode: one.userCode }, one.clientNo, to)
})

test('accounts of the same holder move, those of another holder stay with the old number, and the answer says so', async () => {
  const one = await client()
  await one.open()
  await one.open({ holder: `another ${randomUUID()}` })
  const to = freshNumber()
  const { change } = (await one.proveAccount(one.userCode, one.clientNo)).data
  await one.sendNew(change, to)
  const { data } = await one.confirm(change, to, await codeSentTo(context, to))
  expect(data.accounts.map(({ moved }: { moved: boolean }) => moved)).toEqual([true, true, false])
})

test('a change ends an open login', async () => {
  const one = await client()
  const { login } = await logIn(context, one.from, one, one.clientNo, one.number)
  clock.advance(11 * 60_000)
  const to = freshNumber()
  const { change } = (await one.proveAccount(one.userCode, one.clientNo)).data
  await one.sendNew(change, to)
  await one.confirm(change, to, await codeSentTo(context, to))
  expect(await one.holds(login)).toBe(false)
})

test('a person who lost the old phone proves the account with its authenticator, on a device that the account knows', async () => {
  const one = await client({ totp: true })
  await logIn(context, one.from, one, one.clientNo, one.number)
  clock.advance(60_000)
  const { code } = (await app.inject(`/dev/totp?clientNo=${one.clientNo}`)).json().data
  const claim = claimOf(one, one.clientNo)
  const verified = await one.from.post(
    '/api/user/login/verify',
    { ...claim, secondFactor: { type: 'totp', code } },
    one.register,
  )
  const { fundUserCode, userToken } = verified.json().data
  const body = { way: 'account', fundUserCode, userToken: sealField(one.register.appKey, userToken) }
  expect((await one.call('/prove', { ...body, key: randomUUID() })).status).toBe(0)
  expect((await one.call('/prove', { ...body, key: randomUUID() })).reason).toBe('ticket_invalid')
})

test('an account under another number proves nothing about this one', async () => {
  const one = await client()
  const other = await client()
  await requestLoginCode(one.from, one, claimOf(one, other.clientNo))
  const secondFactor = { type: 'sms', code: await codeSentTo(context, other.number) }
  const verified = await one.from.post(
    '/api/user/login/verify',
    { ...claimOf(one, other.clientNo), secondFactor },
    one.register,
  )
  const { fundUserCode, userToken } = verified.json().data
  const body = { way: 'account', fundUserCode, userToken: sealField(one.register.appKey, userToken) }
  expect((await one.call('/prove', { ...body, key: randomUUID() })).reason).toBe('ticket_invalid')
})
