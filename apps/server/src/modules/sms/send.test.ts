import { expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { testApp } from '../../testing/context.ts'
import { codeSentTo, hongKongNumber, signIn, type TestNumber } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { together } from '../../testing/waiting.ts'
import { budgetOf } from './budget.ts'
import { isSolved } from './proof.ts'
import { sandboxMessages } from './providers/sandbox.ts'

const { app, context, clock } = await testApp()
const { db } = context

let last = 0
const freshNumber = () => hongKongNumber(++last)
const messagesTo = ({ areaCode, mobileNo }: TestNumber) => sandboxMessages(db, `${areaCode}${mobileNo}`)

/** A device at an address of its own, so that nobody is asked for work. */
const visitor = async (address?: string) => {
  const from = device(app, context, address)
  const tourist = await from.tourist()
  const ask = (number: TestNumber, more: object = {}) => from.post('/api/user/488/sms', { ...number, ...more }, tourist)
  const verify = (number: TestNumber, code: string) =>
    from.post('/api/user/488/smsVerify', { ...number, code }, tourist)
  return { ...from, tourist, ask, verify }
}
/** Asks from a new device each time: the number's limits are what is looked at. */
const askAnew = async (number: TestNumber) => (await visitor()).ask(number)
const answerTo = ({ challenge, bits }: { challenge: string; bits: number }) => {
  for (let n = 0; ; n++) if (isSolved({ challenge, answer: `${n}` }, bits)) return { challenge, answer: `${n}` }
}
const codesOf = async () => (await db`select from sms_codes`).length

test('N5 a code is sent: six digits in the asked language, told how long it lives and when to ask again', async () => {
  const number = freshNumber()
  const reply = await (await visitor()).ask(number, { lang: 'en-US' })
  expect(reply.json()).toEqual({ status: 0, data: { resendAfter: 60, expiresIn: 300 } })
  const [message] = await messagesTo(number)
  expect(message?.mobile).toBe(`+852${number.mobileNo}`)
  expect(message?.text).toMatch(/your code is \d{6}, valid for 5 minutes/)
})

test('N5 any activity’s number serves, and what is no number does not', async () => {
  const from = await visitor()
  const reply = await from.post('/api/user/1/sms', freshNumber(), from.tourist)
  expect(reply.statusCode).toBe(200)
  for (const bad of ['0', '-1', '4x8', '%20', '1e3']) {
    const refused = await from.post(`/api/user/${bad}/sms`, freshNumber(), from.tourist)
    expect([bad, refused.statusCode, refused.json().reason]).toEqual([bad, 400, 'invalid_request'])
  }
})

test('K15 asking again before 60 s is refused with the seconds left, from another tab and session too', async () => {
  const number = freshNumber()
  const first = await visitor()
  expect((await first.ask(number)).statusCode).toBe(200)
  clock.advance(10_000)
  for (const from of [first, await visitor()]) {
    const reply = await from.ask(number)
    expect([reply.statusCode, reply.json().reason]).toEqual([429, 'sms_resend_too_soon'])
    expect(reply.json().detail).toEqual({ retryAfter: 50 })
    expect(reply.headers['retry-after']).toBe('50')
  }
  expect(await messagesTo(number)).toHaveLength(1)
  clock.advance(50_000)
  expect((await askAnew(number)).statusCode).toBe(200)
})

/** Asks from a new device at an address, and works where that is asked for. */
const askWorking = async (number: TestNumber, address?: string) => {
  const from = await visitor(address)
  const reply = await from.ask(number)
  const { proof } = reply.json().detail ?? {}
  return proof ? from.ask(number, { proof: answerTo(proof) }) : reply
}

test('N5 one network causes three messages to a number in ten minutes', async () => {
  const number = freshNumber()
  for (let i = 0; i < 3; i++) {
    expect((await askWorking(number, '10.7.0.1')).statusCode).toBe(200)
    clock.advance(60_000)
  }
  const fourth = await askWorking(number, '10.7.0.1')
  expect(fourth.json()).toMatchObject({ reason: 'sms_number_limit', detail: { retryAfter: 420 } })
})

test('SEC-13 three codes that strangers asked for do not lock the owner of a number out', async () => {
  const number = freshNumber()
  for (let i = 0; i < 3; i++) {
    expect((await askAnew(number)).statusCode).toBe(200)
    clock.advance(60_000)
  }
  const owner = await visitor()
  const asked = (await owner.ask(number)).json()
  expect(asked).toMatchObject({ reason: 'proof_required', detail: { proof: { bits: 16 } } })
  const proof = answerTo(asked.detail.proof)
  expect((await owner.ask(number, { proof })).json()).toEqual({ status: 0, data: { resendAfter: 60, expiresIn: 300 } })
})

/** Sends that are all under way before the first of them has paid. */
const sendTogether = async (sends: readonly (() => ReturnType<typeof askAnew>)[]) => {
  await budgetOf(db, context.clocks.wall())
  const replies = await together(db, (tx) => tx`select from sms_budget for update`, sends)
  return replies.map((reply) => reply.json().reason ?? 'sent').sort()
}

test('N5 of several sends at once for one number, from several sessions, one sends and the others wait', async () => {
  const number = freshNumber()
  const visitors = await Promise.all([visitor(), visitor(), visitor()])
  const outcomes = await sendTogether(visitors.map((from) => () => from.ask(number)))
  expect(outcomes).toEqual(['sent', 'sms_resend_too_soon', 'sms_resend_too_soon'])
  expect(await messagesTo(number)).toHaveLength(1)
})

test('N5 of several sends at once from one address, all but one are asked for work', async () => {
  const neighbours = await Promise.all([visitor('10.3.3.3'), visitor('10.3.3.3'), visitor('10.3.3.3')])
  const outcomes = await sendTogether(neighbours.map((from) => () => from.ask(freshNumber())))
  expect(outcomes).toEqual(['proof_required', 'proof_required', 'sent'])
})

test('N5 a known and an unknown number get the same reply', async () => {
  const known = freshNumber()
  await signIn(context, device(app, context), known)
  clock.advance(60_000)
  const [toKnown, toUnknown] = [await askAnew(known), await askAnew(freshNumber())]
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
  const reply = await (await visitor()).ask(body as TestNumber)
  expect([reply.statusCode, reply.json().reason]).toEqual([status, reason])
  expect(await codesOf()).toBe(before)
})

test('V7 however a number is typed, it is one number with one limit', async () => {
  const { areaCode, mobileNo } = freshNumber()
  expect((await askAnew({ areaCode, mobileNo: `${mobileNo.slice(0, 4)} ${mobileNo.slice(4)}` })).statusCode).toBe(200)
  const fullWidth = [...mobileNo].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('')
  for (const typed of [mobileNo, fullWidth, `0${mobileNo}`, `+852${mobileNo}`])
    expect((await askAnew({ areaCode, mobileNo: typed })).json().reason).toBe('sms_resend_too_soon')
})

test('N5 the server restarted between send and verify loses no code and no limit', async () => {
  const number = freshNumber()
  const from = await visitor()
  await from.ask(number)
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
  const abroad = await (await visitor()).ask({ areaCode: '44', mobileNo: '7911123456' })
  expect([abroad.statusCode, abroad.json().reason]).toEqual([403, 'sms_region_blocked'])
  expect((await askAnew(freshNumber())).statusCode).toBe(200)
  await db`update sms_settings set calling_codes = null`
  expect((await (await visitor()).ask({ areaCode: '44', mobileNo: '7911123456' })).statusCode).toBe(200)
})
