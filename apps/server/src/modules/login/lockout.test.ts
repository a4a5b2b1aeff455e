import { loginProofEndpoints } from '@foyer/api/endpoints/login'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { claimOf, demoNumber, logIn, requestLoginCode } from '../../testing/log-in.ts'
import { quickPasswords } from '../../testing/quick-passwords.ts'
import { codeSentTo, hongKongNumber, signIn, type TestNumber } from '../../testing/sign-in.ts'
import { device, newDeviceKey } from '../../testing/signed-client.ts'

/** A password check begins once this is resolved. */
let held = Promise.resolve()
const { app, context, clock } = await testApp({
  passwords: {
    ...quickPasswords,
    isRight: async (...check) => {
      await held
      return quickPasswords.isRight(...check)
    },
  },
})
const { db } = context

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

let last = 0
const stranger = () => hongKongNumber(++last)
/** A registered person on a device of their own, after all earlier counts have expired. */
const registered = async (number: TestNumber = stranger(), later = 31 * day, key?: string) => {
  clock.advance(later)
  const from = device(app, context, undefined, undefined, key)
  const person = await signIn(context, from, number)
  const attempt = async (clientNo: string, password = 'wrong', secondFactor?: object) => {
    const body = { ...claimOf(person, clientNo, password), ...(secondFactor && { secondFactor }) }
    const reply = await from.post('/api/user/login/verify', body, person.register)
    const { reason, detail, data } = reply.json()
    return { reason: reason ?? data.step, ...detail } as { reason: string; attemptsLeft?: number; retryAfter?: number }
  }
  const right = (clientNo = '88002001') => attempt(clientNo, 'Foyer-demo-1')
  return { ...person, from, attempt, right }
}
const wrongTimes = async (times: number, attempt: () => Promise<object>) => {
  const answers: object[] = []
  for (let i = 0; i < times; i++) answers.push(await attempt())
  return answers
}

test.each(['88002001', '88009999'])(
  'N6 five failures in a row at %s, existing or not, lock for a minute, and each further one for 5, 15, 60 minutes, a day',
  async (clientNo) => {
    const { attempt } = await registered()
    expect(await wrongTimes(5, () => attempt(clientNo))).toEqual([
      ...[4, 3, 2, 1].map((attemptsLeft) => ({ reason: 'login_wrong', attemptsLeft })),
      { reason: 'login_locked', retryAfter: 60 },
    ])
    let wait = 60
    for (const next of [300, 900, 3600, 86_400, 86_400]) {
      clock.advance((wait - 1) * second)
      expect(await attempt(clientNo, 'Foyer-demo-1')).toEqual({ reason: 'login_locked', retryAfter: 1 })
      clock.advance(second)
      expect(await attempt(clientNo)).toEqual({ reason: 'login_locked', retryAfter: next })
      wait = next
    }
  },
)

test('SEC-6 while one person sends 48 attempts at once, two are checked at a time and another person can log in', async () => {
  const { attempt } = await registered()
  const { right } = await registered(demoNumber(2), 0)
  const flood = Promise.all(Array.from({ length: 48 }, () => attempt('88009999')))
  expect(await right()).toMatchObject({ reason: 'secondFactor' })
  const reasons = new Set((await flood).map(({ reason }) => reason))
  expect(reasons).toContain('rate_limited')
  expect(reasons).not.toContain('unavailable')
})

test('SEC-6 a person may send a right password without a second factor thirty times a minute', async () => {
  const { right } = await registered()
  const reasons: unknown[] = []
  for (let n = 0; n < 31; n++) reasons.push((await right()).reason)
  expect(reasons).toEqual([...Array(30).fill('secondFactor'), 'rate_limited'])
  clock.advance(minute)
  expect((await right()).reason).toBe('secondFactor')
})

test('N6 of two connections that race for the last free attempt one gets it', async () => {
  const { attempt } = await registered()
  await wrongTimes(4, () => attempt('88002001'))
  // an attempt that succeeds no longer counts, which would make room for the other one
  let release: () => void = () => undefined
  held = new Promise((resolve) => {
    release = resolve
  })
  const calls = [attempt('88002001', 'Foyer-demo-1'), attempt('88002001', 'Foyer-demo-1')]
  await Promise.race(calls)
  release()
  const replies = await Promise.all(calls)
  expect(replies.map(({ reason }) => reason).sort()).toEqual(['login_locked', 'secondFactor'])
})

test('N6 a right password alone is no success: earlier failures still count, and it does not count as one', async () => {
  const { attempt, right } = await registered()
  await wrongTimes(4, () => attempt('88002001'))
  for (let i = 0; i < 3; i++) expect((await right()).reason).toBe('secondFactor')
  expect(await attempt('88002001')).toEqual({ reason: 'login_locked', retryAfter: 60 })
  clock.advance(minute)
  expect((await right()).reason).toBe('secondFactor')
  expect(await attempt('88002001')).toEqual({ reason: 'login_locked', retryAfter: 300 })
})

test('N6 a wrong second factor counts like a wrong password, and only a complete proof clears the count', async () => {
  const { attempt, from, ...person } = await registered()
  await requestLoginCode(from, person, claimOf(person, '88002001'))
  const code = await codeSentTo(context, demoNumber(2))
  const wrong = code === '000000' ? '000001' : '000000'
  const typed = (digits: string, type = 'sms') => attempt('88002001', 'Foyer-demo-1', { type, code: digits })
  expect(await typed(wrong)).toEqual({ reason: 'sms_code_wrong', attemptsLeft: 4 })
  expect(await typed(wrong, 'totp')).toEqual({ reason: 'totp_wrong', attemptsLeft: 3 })
  expect(await attempt('88002001')).toEqual({ reason: 'login_wrong', attemptsLeft: 2 })
  expect(await typed(wrong)).toEqual({ reason: 'sms_code_wrong', attemptsLeft: 1 })
  expect((await typed(code)).reason).toBe('done')
  expect(await attempt('88002001')).toEqual({ reason: 'login_wrong', attemptsLeft: 4 })
})

test('N6 the fifth failure also locks out the right code', async () => {
  const { attempt, from, ...person } = await registered()
  await requestLoginCode(from, person, claimOf(person, '88002001'))
  const code = await codeSentTo(context, demoNumber(2))
  await wrongTimes(5, () => attempt('88002001'))
  const typed = { type: 'sms', code }
  expect((await attempt('88002001', 'Foyer-demo-1', typed)).reason).toBe('login_locked')
})

test('SCREEN-5 six digits without a requested code have an answer of their own, and count neither as a guess nor as a failure', async () => {
  const { attempt } = await registered()
  const typed = { type: 'sms', code: '123456' }
  for (let i = 0; i < 6; i++)
    expect(await attempt('88002001', 'Foyer-demo-1', typed)).toEqual({ reason: 'sms_code_missing' })
})

test('N6 failures of one person do not lock another person or another account', async () => {
  const [one, other] = [await registered(), await registered(stranger(), minute)]
  await wrongTimes(5, () => one.attempt('88002001'))
  expect((await other.right()).reason).toBe('secondFactor')
  expect((await one.right('88001002')).reason).toBe('secondFactor')
})

test('N6 an account is counted as one under either of its names', async () => {
  const { attempt, from, register } = await registered(demoNumber(2))
  await wrongTimes(5, () => attempt('88002001'))
  const [account] = (await from.post('/api/user/login/accounts', {}, register)).json().data.accounts
  const claim = { ...claimOf({ register, userCode: '' }, ''), account: { fundUserCode: account.fundUserCode } }
  expect((await from.post('/api/user/login/verify', claim, register)).json().reason).toBe('login_locked')
})

test('N6 a person who tries many accounts is locked at all of them', async () => {
  const { attempt, right } = await registered()
  for (let i = 0; i < 19; i++) expect((await attempt(`8800${4000 + i}`)).reason).toBe('login_wrong')
  expect(await attempt('88005000')).toEqual({ reason: 'login_locked', retryAfter: 60 })
  expect((await right()).reason).toBe('login_locked')
  clock.advance(minute)
  expect((await right()).reason).toBe('secondFactor')
})

test('N6 many persons who try one account are locked, but its owner’s own device is not', async () => {
  const owner = await registered(demoNumber(2))
  clock.advance(minute)
  await logIn(context, owner.from, owner, '88002001', demoNumber(2))
  const ownersNewDevice = await registered(demoNumber(2), 11 * minute, newDeviceKey())
  for (let i = 0; i < 8; i++) {
    const { attempt } = await registered(stranger(), second)
    await wrongTimes(4, () => attempt('88002001'))
  }
  const late = await registered(stranger(), second)
  expect((await late.right()).reason).toBe('login_locked')
  expect((await owner.right()).reason).toBe('secondFactor')
  expect((await ownersNewDevice.right()).reason).toBe('login_locked')
})

test('N6 failures are deleted thirty days after the first of them, whoever else was inactive meanwhile', async () => {
  for (const [away, answers] of [
    [30 * day - 1, { reason: 'login_locked', retryAfter: 60 }],
    [30 * day + 1, { reason: 'login_wrong', attemptsLeft: 4 }],
  ] as const) {
    const number = stranger()
    const before = await registered(number)
    await wrongTimes(4, () => before.attempt('88002001'))
    const after = await registered(number, away)
    expect(await after.attempt('88002001')).toEqual(answers)
  }
})

test('N6 a running lock is not deleted', async () => {
  const { attempt } = await registered()
  await wrongTimes(5, () => attempt('88002001'))
  await db`update login_attempts set began_at = ${new Date(0)}`
  expect(await attempt('88002001')).toEqual({ reason: 'login_locked', retryAfter: 60 })
  clock.advance(minute)
  expect(await attempt('88002001')).toEqual({ reason: 'login_wrong', attemptsLeft: 4 })
})

test('N6 a person who mistypes four times a week and then logs in is never locked for it', async () => {
  for (let week = 0; week < 8; week++) {
    const { attempt, ...person } = await registered(demoNumber(2), 7 * day)
    const answers = await wrongTimes(4, () => attempt('88002001'))
    expect(answers.at(-1)).toEqual({ reason: 'login_wrong', attemptsLeft: 1 })
    clock.advance(minute)
    await logIn(context, person.from, person, '88002001', demoNumber(2))
  }
})

test('N6 the counts identify neither person nor account', async () => {
  const { attempt, userCode } = await registered()
  await attempt('88007777')
  const rows = JSON.stringify(await db`select t::text as row from login_attempts t`)
  for (const secret of ['88007777', Buffer.from('88007777').toString('hex'), userCode])
    expect(rows).not.toContain(secret)
})

test('N6 password checks are limited by address', async () => {
  const [one, other] = [await registered(), await registered(stranger(), second)]
  await one.attempt('88002001')
  const [, byAddress] = loginProofEndpoints['POST /user/login/verify'].limits
  await db`update request_rates set hits = ${byAddress.calls} where bucket like 'login:%' and bucket <> 'login:*'`
  expect(await one.attempt('88002001')).toEqual({ reason: 'rate_limited', retryAfter: 60 })
  expect((await other.attempt('88002001')).reason).toBe('login_wrong')
  clock.advance(minute)
  expect((await one.attempt('88002001')).reason).toBe('login_wrong')
})
