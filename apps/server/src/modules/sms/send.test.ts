import { expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { testApp } from '../../testing/context.ts'
import { codeSentTo, hongKongNumber, signIn, type TestNumber } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { together } from '../../testing/waiting.ts'
import { budgetOf } from './budget.ts'
import { isSolved } from './proof.ts'
import { sandboxMessages } from './sandbox-messages.ts'

const { app, context, clock } = await testApp()
const { db } = context

let last = 0
const freshNumber = () => hongKongNumber(++last)
const messagesTo = ({ areaCode, mobileNo }: TestNumber) => sandboxMessages(db, `${areaCode}${mobileNo}`)

/** A device at an address of its own, so that no work is required. */
const visitor = async (address?: string) => {
  const from = device(app, context, address)
  const tourist = await from.tourist()
  const requestCode = (number: TestNumber, more: object = {}) =>
    from.post('/api/user/488/sms', { ...number, ...more }, tourist)
  const verify = (number: TestNumber, code: string) =>
    from.post('/api/user/488/smsVerify', { ...number, code }, tourist)
  return { ...from, tourist, requestCode, verify }
}
/** Requests a code from a new device each time, to test only the limits of the number. */
const requestAnew = async (number: TestNumber) => (await visitor()).requestCode(number)
const answerTo = ({ challenge, bits }: { challenge: string; bits: number }) => {
  for (let n = 0; ; n++) if (isSolved({ challenge, answer: `${n}` }, bits)) return { challenge, answer: `${n}` }
}
const codesOf = async () => (await db`select from sms_codes`).length

test('N5 a code of six digits is sent in the requested language, with its lifetime and the time of the next one', async () => {
  const number = freshNumber()
  const reply = await (await visitor()).requestCode(number, { lang: 'en-US' })
  expect(reply.json()).toEqual({ status: 0, data: { resendAfter: 60, expiresIn: 300 } })
  const [message] = await messagesTo(number)
  expect(message?.mobile).toBe(`+852${number.mobileNo}`)
  expect(message?.text).toMatch(/your code is \d{6}, valid for 5 minutes/)
})

test('N5 the number of any activity is accepted, and an invalid one is not', async () => {
  const from = await visitor()
  const reply = await from.post('/api/user/1/sms', freshNumber(), from.tourist)
  expect(reply.statusCode).toBe(200)
  for (const bad of ['0', '-1', '4x8', '%20', '1e3']) {
    const refused = await from.post(`/api/user/${bad}/sms`, freshNumber(), from.tourist)
    expect([bad, refused.statusCode, refused.json().reason]).toEqual([bad, 400, 'invalid_request'])
  }
})

test('K15 another request before 60 s is refused with the seconds left, also from another tab and session', async () => {
  const number = freshNumber()
  const first = await visitor()
  expect((await first.requestCode(number)).statusCode).toBe(200)
  clock.advance(10_000)
  for (const from of [first, await visitor()]) {
    const reply = await from.requestCode(number)
    expect([reply.statusCode, reply.json().reason]).toEqual([429, 'sms_resend_too_soon'])
    expect(reply.json().detail).toEqual({ retryAfter: 50 })
    expect(reply.headers['retry-after']).toBe('50')
  }
  expect(await messagesTo(number)).toHaveLength(1)
  clock.advance(50_000)
  expect((await requestAnew(number)).statusCode).toBe(200)
})

/** Requests a code from a new device at an address, and provides work if required. */
const requestWithWork = async (number: TestNumber, address?: string) => {
  const from = await visitor(address)
  const reply = await from.requestCode(number)
  const { proof } = reply.json().detail ?? {}
  return proof ? from.requestCode(number, { proof: answerTo(proof) }) : reply
}

test('N5 one network causes at most three messages to a number in ten minutes', async () => {
  const number = freshNumber()
  for (let i = 0; i < 3; i++) {
    expect((await requestWithWork(number, '10.7.0.1')).statusCode).toBe(200)
    clock.advance(60_000)
  }
  const fourth = await requestWithWork(number, '10.7.0.1')
  expect(fourth.json()).toMatchObject({ reason: 'sms_number_limit', detail: { retryAfter: 420 } })
})

test('SEC-13 three codes that strangers requested do not lock out the owner of a number', async () => {
  const number = freshNumber()
  for (let i = 0; i < 3; i++) {
    expect((await requestAnew(number)).statusCode).toBe(200)
    clock.advance(60_000)
  }
  const owner = await visitor()
  const refused = (await owner.requestCode(number)).json()
  expect(refused).toMatchObject({ reason: 'proof_required', detail: { proof: { bits: 16 } } })
  const proof = answerTo(refused.detail.proof)
  expect((await owner.requestCode(number, { proof })).json()).toEqual({
    status: 0,
    data: { resendAfter: 60, expiresIn: 300 },
  })
})

/** Sends that are all in flight before the first of them has paid. */
const sendTogether = async (sends: readonly (() => ReturnType<typeof requestAnew>)[]) => {
  await budgetOf(db, context.clocks.wall())
  const replies = await together(db, (tx) => tx`select from sms_budget for update`, sends)
  return replies.map((reply) => reply.json().reason ?? 'sent').sort()
}

test('N5 of several concurrent sends to one number from several sessions one succeeds and the others must wait', async () => {
  const number = freshNumber()
  const visitors = await Promise.all([visitor(), visitor(), visitor()])
  const outcomes = await sendTogether(visitors.map((from) => () => from.requestCode(number)))
  expect(outcomes).toEqual(['sent', 'sms_resend_too_soon', 'sms_resend_too_soon'])
  expect(await messagesTo(number)).toHaveLength(1)
})

test('N5 of several concurrent sends from one address all but one require work', async () => {
  const neighbours = await Promise.all([visitor('10.3.3.3'), visitor('10.3.3.3'), visitor('10.3.3.3')])
  const outcomes = await sendTogether(neighbours.map((from) => () => from.requestCode(freshNumber())))
  expect(outcomes).toEqual(['proof_required', 'proof_required', 'sent'])
})

test('N5 a known and an unknown number get the same reply', async () => {
  const known = freshNumber()
  await signIn(context, device(app, context), known)
  clock.advance(60_000)
  const [toKnown, toUnknown] = [await requestAnew(known), await requestAnew(freshNumber())]
  expect([toKnown.statusCode, toKnown.json()]).toEqual([toUnknown.statusCode, toUnknown.json()])
  clock.advance(1_000)
  const wrong = async (number: TestNumber) => ({
    ...(await (await visitor()).verify(number, '000000')).json(),
    reference: '',
  })
  expect(await wrong(known)).toEqual(await wrong(freshNumber()))
})

test.each([
  ['mobile_malformed', { areaCode: '852', mobileNo: '5123456' }, 400],
  ['mobile_malformed', { areaCode: '852', mobileNo: '21234567' }, 400],
  ['sms_region_blocked', { areaCode: '881', mobileNo: '612345678' }, 403],
  ['sms_region_blocked', { areaCode: '1', mobileNo: '9002345678' }, 403],
  ['invalid_request', { areaCode: '+852', mobileNo: '51234567' }, 400],
  ['invalid_request', { areaCode: '852', mobileNo: '' }, 400],
  ['invalid_request', { areaCode: '852', mobileNo: 51234567 }, 400],
  ['invalid_request', { areaCode: '852', mobileNo: '51234567', lang: 'fr' }, 400],
])('N5 %s: %j sends nothing', async (reason, body, status) => {
  const before = await codesOf()
  const reply = await (await visitor()).requestCode(body as TestNumber)
  expect([reply.statusCode, reply.json().reason]).toEqual([status, reason])
  expect(await codesOf()).toBe(before)
})

test('V7 a number has one limit, however it is written', async () => {
  const { areaCode, mobileNo } = freshNumber()
  expect((await requestAnew({ areaCode, mobileNo: `${mobileNo.slice(0, 4)} ${mobileNo.slice(4)}` })).statusCode).toBe(
    200,
  )
  const fullWidth = [...mobileNo].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('')
  for (const typed of [mobileNo, fullWidth, `0${mobileNo}`, `+852${mobileNo}`])
    expect((await requestAnew({ areaCode, mobileNo: typed })).json().reason).toBe('sms_resend_too_soon')
})

test('N5 a server restart between send and verify loses no code and no limit', async () => {
  const number = freshNumber()
  const from = await visitor()
  await from.requestCode(number)
  const restarted = await buildApp(context)
  const again = device(restarted, context)
  const refused = await again.post('/api/user/488/sms', number, await again.tourist())
  expect(refused.json().reason).toBe('sms_resend_too_soon')
  const code = await codeSentTo(context, number)
  const call = from.sign('/api/user/488/smsVerify', { ...number, code }, from.tourist)
  expect((await restarted.inject(call)).statusCode).toBe(200)
  await restarted.close()
})

test('N5 calling codes that an operator does not serve are refused', async () => {
  await db`update sms_settings set calling_codes = '{86,852}'`
  const abroad = await (await visitor()).requestCode({ areaCode: '44', mobileNo: '7911123456' })
  expect([abroad.statusCode, abroad.json().reason]).toEqual([403, 'sms_region_blocked'])
  expect((await requestAnew(freshNumber())).statusCode).toBe(200)
  await db`update sms_settings set calling_codes = null`
  expect((await (await visitor()).requestCode({ areaCode: '44', mobileNo: '7911123456' })).statusCode).toBe(200)
})
