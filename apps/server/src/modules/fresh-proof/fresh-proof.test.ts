import { randomUUID } from 'node:crypto'
import { freshProofSeconds } from '@foyer/api/fresh-proof'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { demoNumber, logIn } from '../../testing/log-in.ts'
import { codeSentTo, hongKongNumber, signIn } from '../../testing/sign-in.ts'
import { type Credentials, credentialsOf, type Device, device, sealField } from '../../testing/signed-client.ts'
import { totpSecretOf } from '../accounts/authenticator.ts'
import { totpNow } from '../login/totp.ts'
import { counterOf, granted, presents } from '../redemption/testing.ts'

const { app, context, clock } = await testApp()
const minute = 60_000

let last = 500
const someone = async () => {
  const number = hongKongNumber(++last)
  const from = device(app, context)
  const { register } = await signIn(context, from, number)
  return { number, from, as: register }
}
type Person = { from: Device; as: Credentials }

let addresses = 0
const post = async ({ from, as }: Person, path: string, body: object = {}) => (await from.post(path, body, as)).json()
/** From a new address each time: the second message of one address within an hour would require proof of work. */
const sendCode = async ({ from, as }: Person) => {
  addresses++
  const remoteAddress = `172.22.0.${addresses}`
  return (await from.send({ ...from.sign('/api/user/proof/code', {}, as), remoteAddress })).json()
}
const give = (person: Person, code: string, type = 'sms') => post(person, '/api/user/proof/give', { type, code })
const takeOut = async (person: Person) => (await post(person, '/api/user/privacy/export')).reason ?? 'done'
const proofIsOver = () => clock.advance(freshProofSeconds * 1000)

describe('Acts that need a fresh proof', () => {
  test('SEC-4 The export is refused ten minutes after signing in, and works after a code', async () => {
    const person = await someone()
    clock.advance(freshProofSeconds * 1000 - 1)
    expect(await takeOut(person)).toBe('done')
    clock.advance(1)
    expect(await takeOut(person)).toBe('fresh_proof_needed')
    expect((await sendCode(person)).data).toMatchObject({ mobileNo: expect.stringMatching(/\*{4}\d{4}$/) })
    const now = context.clocks.wall()
    expect((await give(person, await codeSentTo(context, person.number))).data).toEqual({ until: now + 10 * minute })
    expect(await takeOut(person)).toBe('done')
    proofIsOver()
    expect(await takeOut(person)).toBe('fresh_proof_needed')
  })

  test('SEC-4 An erasure without a fresh proof erases nothing, and repeated with the same key after a proof it runs once', async () => {
    const person = await someone()
    proofIsOver()
    const erase = { key: randomUUID(), understood: true }
    expect((await post(person, '/api/user/privacy/erasure', erase)).reason).toBe('fresh_proof_needed')
    expect((await post(person, '/api/user/privacy')).status).toBe(0)
    await sendCode(person)
    await give(person, await codeSentTo(context, person.number))
    expect((await post(person, '/api/user/privacy/erasure', erase)).status).toBe(0)
    const again = await person.from.post('/api/user/privacy/erasure', erase, await person.from.tourist())
    expect(again.json().status).toBe(0)
  })

  test('SEC-4 The whole code of a voucher is refused without a fresh proof, while redemption at the counter never needs one', async () => {
    const person = await someone()
    const { id } = await granted(app, `+852${person.number.mobileNo}`)
    proofIsOver()
    expect((await post(person, '/api/user/rewards/code', { id })).reason).toBe('fresh_proof_needed')
    const { data } = await presents(person, id)
    const counter = await counterOf(app)
    expect((await counter.redeem(data.presentation.code)).status).toBe(0)
  })

  test('SEC-4 One proof allows viewing codes for ten minutes, any number of times', async () => {
    const person = await someone()
    const { id } = await granted(app, `+852${person.number.mobileNo}`)
    proofIsOver()
    await sendCode(person)
    await give(person, await codeSentTo(context, person.number))
    for (const _ of [1, 2, 3]) {
      expect((await post(person, '/api/user/rewards/code', { id })).data.code).toMatch(/./)
      clock.advance(3 * minute)
    }
  })

  test('SEC-4 An act that would be refused anyway does not request a proof', async () => {
    const person = await someone()
    const { id } = await granted(app, `+852${person.number.mobileNo}`)
    proofIsOver()
    const erase = { key: randomUUID(), understood: true }
    expect((await post(person, '/api/user/privacy/erasure', erase)).reason).toBe('erasure_blocked')
    expect((await post(person, '/api/user/rewards/code', { id: randomUUID() })).reason).toBe('not_found')
    expect((await post(person, '/api/user/rewards/code', { id })).reason).toBe('fresh_proof_needed')
  })
})

describe('A fresh proof', () => {
  test('SEC-4 A proof applies to one session: other sessions of the person, handed-over ones included, need their own', async () => {
    const person = await someone()
    const { code } = (await post(person, '/api/user/handoff')).data
    const to = device(app, context)
    const tourist = await to.tourist()
    const body = { code: sealField(tourist.appKey, code), mobileUserCode: to.mobileUserCode }
    const { data } = (await to.post('/trade/auth/handoff', body, tourist)).json()
    const other = { from: to, as: credentialsOf(data), number: person.number }
    expect([await takeOut(person), await takeOut(other)]).toEqual(['done', 'fresh_proof_needed'])
    clock.advance(minute)
    await sendCode(person)
    const sent = await codeSentTo(context, person.number)
    expect((await give(other, sent)).reason).toBe('sms_code_missing')
    expect((await give(person, sent)).status).toBe(0)
  })

  test('SEC-4 A code sent for signing in is refused, a code is accepted once, and the fifth wrong attempt voids it', async () => {
    const person = await someone()
    clock.advance(minute)
    const tourist = await person.from.tourist()
    const path = '/api/user/488/sms'
    await person.from.send({ ...person.from.sign(path, person.number, tourist), remoteAddress: '172.22.1.1' })
    expect((await give(person, await codeSentTo(context, person.number))).reason).toBe('sms_code_missing')
    clock.advance(minute)
    await sendCode(person)
    const sent = await codeSentTo(context, person.number)
    const wrong = sent === '000000' ? '111111' : '000000'
    expect((await give(person, wrong)).detail).toEqual({ attemptsLeft: 4 })
    expect((await give(person, sent)).status).toBe(0)
    expect((await give(person, sent)).reason).toBe('sms_code_expired')
  })

  test('SEC-4 SEC-2 Messages with proof codes are a minute apart, and cost proof of work from the fourth message of a session on', async () => {
    const person = await someone()
    expect((await sendCode(person)).status).toBe(0)
    expect((await sendCode(person)).reason).toBe('sms_resend_too_soon')
    clock.advance(minute)
    expect((await sendCode(person)).status).toBe(0)
    clock.advance(minute)
    expect((await sendCode(person)).reason).toBe('proof_required')
  })

  test('SEC-4 The authenticator code of the account logged in to is accepted, and wrong codes cause the waiting time of the login', async () => {
    const from = device(app, context)
    const signedIn = await signIn(context, from, demoNumber(1))
    clock.advance(minute)
    const { login } = await logIn(context, from, signedIn, '88001001', demoNumber(1))
    const person = { from, as: login }
    expect((await post(person, '/api/user/proof')).data.factors).toEqual(['totp', 'sms'])
    expect((await post({ from, as: signedIn.register }, '/api/user/proof')).data.factors).toEqual(['sms'])
    proofIsOver()
    expect(await takeOut(person)).toBe('fresh_proof_needed')
    const secret = await totpSecretOf(context.db, context.secrets, '88001001')
    const { code } = totpNow(secret ?? '', 'x', context.clocks.wall())
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await give(person, wrong, 'totp')).reason).toBe('totp_wrong')
    expect((await give(person, code, 'totp')).status).toBe(0)
    expect(await takeOut(person)).toBe('done')
    expect((await give(person, code, 'totp')).reason).toBe('totp_wrong')
    for (const _ of [1, 2, 3]) await give(person, wrong, 'totp')
    expect((await give(person, wrong, 'totp')).reason).toBe('login_locked')
  })

  test('SEC-4 A tourist is refused a proof, and a session without an authenticator is refused a proof by one', async () => {
    const from = device(app, context)
    expect((await post({ from, as: await from.tourist() }, '/api/user/proof')).reason).toBe('level_too_low')
    expect((await give(await someone(), '123456', 'totp')).reason).toBe('totp_wrong')
  })
})
