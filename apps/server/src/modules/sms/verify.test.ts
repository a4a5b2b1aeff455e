import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { codeSentTo, hongKongNumber, type TestNumber } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'

const { app, context, clock } = await testApp()
const { db } = context

let last = 0
const codeRequested = async (number: TestNumber = hongKongNumber(++last)) => {
  const from = device(app, context)
  const tourist = await from.tourist()
  await from.post('/api/user/488/sms', number, tourist)
  const code = await codeSentTo(context, number)
  const wrong = code === '000000' ? '000001' : '000000'
  const verify = async (typed: string) => {
    const reply = await from.post('/api/user/488/smsVerify', { ...number, code: typed }, tourist)
    const { reason, detail, data } = reply.json()
    return { status: reply.statusCode, reason, detail, data }
  }
  return { number, code, wrong, verify, from, tourist }
}
const tickets = async () => (await db`select from tickets`).length

test('N5 the right code returns the person’s stable opaque code and a ticket', async () => {
  const first = await codeRequested()
  const { data } = await first.verify(first.code)
  expect(data).toEqual({
    userCode: expect.stringMatching(/^u[\w-]{20}$/),
    userToken: expect.stringMatching(/^[\w-]{43}$/),
  })
  clock.advance(60_000)
  const again = await codeRequested(first.number)
  expect((await again.verify(again.code)).data.userCode).toBe(data.userCode)
  const other = await codeRequested()
  expect((await other.verify(other.code)).data.userCode).not.toBe(data.userCode)
})

test('N5 a wrong code returns the attempts left; after five the right one is void too', async () => {
  const { wrong, code, verify } = await codeRequested()
  const before = await tickets()
  for (const attemptsLeft of [4, 3, 2, 1])
    expect(await verify(wrong)).toMatchObject({ status: 403, reason: 'sms_code_wrong', detail: { attemptsLeft } })
  expect(await verify(wrong)).toMatchObject({ status: 403, reason: 'sms_code_locked' })
  expect(await verify(code)).toMatchObject({ status: 403, reason: 'sms_code_locked' })
  expect(await tickets()).toBe(before)
})

test('N5 twenty concurrent wrong codes are five attempts', async () => {
  const { wrong, verify } = await codeRequested()
  const replies = await Promise.all(Array.from({ length: 20 }, () => verify(wrong)))
  const of = (reason: string) => replies.filter((reply) => reply.reason === reason).length
  expect([of('sms_code_wrong'), of('sms_code_locked')]).toEqual([4, 16])
})

test('N5 a new code replaces a locked one, also from another address', async () => {
  const { number, wrong, verify, from, tourist } = await codeRequested()
  for (let i = 0; i < 5; i++) await verify(wrong)
  clock.advance(60_000)
  await from.send({ ...from.sign('/api/user/488/sms', number, tourist), remoteAddress: '10.255.0.1' })
  expect((await verify(await codeSentTo(context, number))).status).toBe(200)
})

test('N5 a code expires after five minutes', async () => {
  const [inTime, late] = [await codeRequested(), await codeRequested()]
  clock.advance(299_999)
  expect((await inTime.verify(inTime.code)).status).toBe(200)
  clock.advance(1)
  expect(await late.verify(late.code)).toMatchObject({ status: 403, reason: 'sms_code_expired' })
})

test('N5 a used code is not accepted again, not even by two calls at once', async () => {
  const { code, verify } = await codeRequested()
  const before = await tickets()
  const replies = await Promise.all([verify(code), verify(code), verify(code)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  expect(await verify(code)).toMatchObject({ reason: 'sms_code_expired' })
  expect(await tickets()).toBe(before + 1)
})

test('N5 a code is accepted only in the session that requested it, and other sessions do not use up its attempts', async () => {
  const { number, code, verify } = await codeRequested()
  const stranger = device(app, context)
  const tourist = await stranger.tourist()
  for (let i = 0; i < 6; i++) {
    const reply = await stranger.post('/api/user/488/smsVerify', { ...number, code }, tourist)
    expect(reply.json().reason).toBe('sms_code_missing')
  }
  expect((await verify(code)).status).toBe(200)
})

test('N5 a code for one number does not prove another', async () => {
  const one = await codeRequested()
  const reply = await one.from.post(
    '/api/user/488/smsVerify',
    { ...hongKongNumber(9_999), code: one.code },
    one.tourist,
  )
  expect(reply.json().reason).toBe('sms_code_missing')
})

test.each(['12345', '1234567', '12345a', '１２３４５６', ''])('N5 %j is not a valid code', async (typed) => {
  const { verify } = await codeRequested()
  expect(await verify(typed)).toMatchObject({ status: 400, reason: 'invalid_request' })
})

test('N5 number, code and ticket are not stored in clear text', async () => {
  const { number, code, verify } = await codeRequested()
  const { userToken } = (await verify(code)).data
  // sandbox_messages simulates the person's phone
  const tables = await db<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not in ('sandbox_messages', 'migrations', 'function_versions')`
  for (const { name } of tables) {
    const rows = JSON.stringify(await db`select t::text as row from ${db(name)} t`)
    for (const secret of [number.mobileNo, userToken]) expect(rows, name).not.toContain(secret)
    const bytes = Buffer.from(number.mobileNo).toString('hex')
    expect(rows, name).not.toContain(bytes)
  }
})
