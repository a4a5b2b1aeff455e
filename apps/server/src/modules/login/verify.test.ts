import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { claimOf, demoNumber, logIn, requestLoginCode } from '../../testing/log-in.ts'
import { codeSentTo, hongKongNumber, signIn } from '../../testing/sign-in.ts'
import { device, newDeviceKey, sealField } from '../../testing/signed-client.ts'

const { app, context, clock } = await testApp()

const minute = 60_000
const day = 1440 * minute

/**
 * A person registered by phone on a device that is new to every account, after the limits of the number have passed.
 */
const registered = async (number = demoNumber(1), key?: string) => {
  clock.advance(day)
  const from = device(app, context, undefined, undefined, key)
  const person = await signIn(context, from, number)
  const post = async (path: 'accounts' | 'sms' | 'verify', body: object) => {
    const reply = await (path === 'sms'
      ? requestLoginCode(from, person, body)
      : from.post(`/api/user/login/${path}`, body, person.register))
    const { data, reason, detail } = reply.json()
    return { status: reply.statusCode, data, reason, detail }
  }
  const claim = (clientNo: string, password?: string) => claimOf(person, clientNo, password)
  const verify = (
    clientNo: string,
    secondFactor?: { type: 'totp' | 'sms'; code: string } | { type: 'signIn' },
    password?: string,
  ) => post('verify', { ...claim(clientNo, password), ...(secondFactor && { secondFactor }) })
  return { ...person, from, post, claim, verify }
}
/** A person like above, on a device that has logged in to 88001001 once. */
const known = async () => {
  const person = await registered()
  await logIn(context, person.from, person, '88001001', demoNumber(1))
  clock.advance(2 * minute)
  return person
}
const totp = async () => (await app.inject('/dev/totp?clientNo=88001001')).json().data.code as string

test('N6 the accounts under the caller’s own number are listed masked, including suspended ones', async () => {
  const accountsOf = async (number: ReturnType<typeof demoNumber>) =>
    (await (await registered(number)).post('accounts', {})).data.accounts
  const fundUserCode = expect.stringMatching(/^f[\w-]{20}$/)
  expect(await accountsOf(demoNumber(1))).toEqual([
    { fundUserCode, clientNo: '****1001', accountType: 'margin' },
    { fundUserCode, clientNo: '****1002', accountType: 'cash' },
  ])
  expect(await accountsOf(demoNumber(3))).toEqual([{ fundUserCode, clientNo: '****3001', accountType: 'cash' }])
  expect(await accountsOf(hongKongNumber(1))).toEqual([])
})

test('N6 a right password returns the usable second factors and the masked number that receives a code', async () => {
  const { verify } = await registered()
  const step = { step: 'secondFactor', factors: ['sms'], isNewDevice: true, mobileNo: '+852 ****0001' }
  // SCREEN-5 the account has an authenticator, which is not accepted on a new device
  expect((await verify('88001001')).data).toEqual({ ...step, notYet: ['totp'] })
  expect((await verify('88001002')).data).toEqual({ ...step, notYet: [] })
})

test('N6 a device that has logged in may use the authenticator, if the account has one', async () => {
  const { verify } = await known()
  expect((await verify('88001001')).data).toMatchObject({ factors: ['totp', 'sms'], isNewDevice: false })
  expect((await verify('88001002')).data).toMatchObject({ factors: ['sms'], isNewDevice: true })
  const done = await verify('88001001', { type: 'totp', code: await totp() })
  expect(done.data).toEqual({
    step: 'done',
    fundUserCode: expect.stringMatching(/^f[\w-]{20}$/),
    userToken: expect.stringMatching(/^[\w-]{43}$/),
  })
})

test('N6 on a new device the authenticator’s right code is refused and used up; a wrong one has the same answer as elsewhere', async () => {
  const { verify } = await registered(demoNumber(1), newDeviceKey())
  clock.advance(minute)
  const code = await totp()
  const wrong = code === '000000' ? '000001' : '000000'
  expect(await verify('88001001', { type: 'totp', code: wrong })).toMatchObject({ reason: 'totp_wrong' })
  expect(await verify('88001001', { type: 'totp', code }, 'wrong')).toMatchObject({ reason: 'login_wrong' })
  expect(await verify('88001001', { type: 'totp', code })).toMatchObject({ status: 403, reason: 'device_unknown' })
  expect(await verify('88001001', { type: 'totp', code })).toMatchObject({ reason: 'totp_wrong' })
})

test('N6 each time step of the authenticator is accepted once, also by two calls at once', async () => {
  const { verify } = await known()
  const code = await totp()
  const replies = await Promise.all([1, 2].map(() => verify('88001001', { type: 'totp', code })))
  expect(replies.map(({ data, reason }) => data?.step ?? reason).sort()).toEqual(['done', 'totp_wrong'])
  expect((await verify('88001001', { type: 'totp', code })).reason).toBe('totp_wrong')
  clock.advance(30_000)
  expect((await verify('88001001', { type: 'totp', code: await totp() })).data.step).toBe('done')
})

test.each([
  [-60_000, 'totp_wrong'],
  [-30_000, 'done'],
  [30_000, 'done'],
  [60_000, 'totp_wrong'],
])('N6 an authenticator whose clock is off by %i ms: %s', async (off, outcome) => {
  const { verify } = await known()
  clock.advance(5 * minute + off)
  const code = await totp()
  clock.advance(-off)
  const { data, reason } = await verify('88001001', { type: 'totp', code })
  expect(data?.step ?? reason).toBe(outcome)
})

test('N6 an account without an authenticator accepts no authenticator code', async () => {
  const { verify } = await registered(demoNumber(2))
  expect(await verify('88002001', { type: 'totp', code: await totp() })).toMatchObject({
    status: 403,
    reason: 'totp_wrong',
    detail: { attemptsLeft: 4 },
  })
})

test('N6 a code goes to the number on record, whoever requests it, and proves only that account', async () => {
  const { post, claim, verify } = await registered(hongKongNumber(2))
  const sent = await post('sms', { ...claim('88001001'), lang: 'en-US' })
  expect(sent.data).toEqual({ resendAfter: 60, expiresIn: 300, mobileNo: '+852 ****0001' })
  const code = await codeSentTo(context, demoNumber(1))
  expect((await verify('88001002', { type: 'sms', code })).reason).toBe('sms_code_missing')
  expect((await verify('88001001', { type: 'sms', code })).data.step).toBe('done')
  expect((await verify('88001001', { type: 'sms', code })).reason).toBe('sms_code_expired')
})

test('N6 without the right password no code is sent', async () => {
  const { post, claim } = await registered()
  const messages = async () => (await context.db`select from sandbox_messages`).length
  const before = await messages()
  expect((await post('sms', claim('88001001', 'wrong'))).reason).toBe('login_wrong')
  expect((await post('sms', claim('88009999'))).reason).toBe('login_wrong')
  expect(await messages()).toBe(before)
})

test('N6 SEC-2 the minute between codes is counted per purpose, and a session that caused three messages requires work for the next', async () => {
  const { post, claim, from, tourist } = await registered(demoNumber(2))
  // the registration's code was just sent; a login's waits only for one of its own purpose
  const send = () => post('sms', claim('88002001'))
  expect((await send()).status).toBe(200)
  expect(await send()).toMatchObject({ reason: 'sms_resend_too_soon', detail: { retryAfter: 60 } })
  clock.advance(minute)
  expect((await send()).status).toBe(200)
  clock.advance(minute)
  expect(await send()).toMatchObject({ reason: 'proof_required', detail: { proof: { bits: 17 } } })
  const other = await from.post('/api/user/488/sms', demoNumber(2), tourist)
  expect(other.json().reason).toBe('proof_required')
})

test('N6 a login code does not prove a number, and a registration code is no second factor', async () => {
  const { post, claim, verify, from, tourist } = await registered(demoNumber(2))
  await post('sms', claim('88002001'))
  const loginCode = await codeSentTo(context, demoNumber(2))
  const typed = await from.post('/api/user/488/smsVerify', { ...demoNumber(2), code: loginCode }, tourist)
  expect(typed.json().reason).toBe('sms_code_expired')
  expect((await verify('88002001', { type: 'sms', code: loginCode })).data.step).toBe('done')
  clock.advance(11 * minute)
  await from.send({ ...from.sign('/api/user/488/sms', demoNumber(2), tourist), remoteAddress: '10.254.0.1' })
  const code = await codeSentTo(context, demoNumber(2))
  expect((await verify('88002001', { type: 'sms', code })).reason).toBe('sms_code_expired')
})

test('N6 a code is accepted only in the session that requested it', async () => {
  const [one, other] = [await registered(hongKongNumber(3)), await registered(hongKongNumber(4))]
  await one.post('sms', one.claim('88002001'))
  const code = await codeSentTo(context, demoNumber(2))
  expect((await other.verify('88002001', { type: 'sms', code })).reason).toBe('sms_code_missing')
  expect((await one.verify('88002001', { type: 'sms', code })).data.step).toBe('done')
})

test('N6 from the second message of an address on, a login code also requires work', async () => {
  const { from, register, claim } = await registered(demoNumber(2))
  const reply = await from.post('/api/user/login/sms', claim('88002001'), register)
  expect([reply.statusCode, reply.json().reason]).toEqual([428, 'proof_required'])
  expect(reply.json().detail.proof.bits).toBe(16)
})

test('N6 the suspension of an account is shown only after password and second factor are proved', async () => {
  const { post, claim, verify } = await registered(demoNumber(3))
  expect((await verify('88003001', undefined, 'wrong')).reason).toBe('login_wrong')
  expect((await verify('88003001')).data.step).toBe('secondFactor')
  await post('sms', claim('88003001'))
  const code = await codeSentTo(context, demoNumber(3))
  const wrong = code === '000000' ? '000001' : '000000'
  expect((await verify('88003001', { type: 'sms', code: wrong })).reason).toBe('sms_code_wrong')
  expect(await verify('88003001', { type: 'sms', code })).toMatchObject({ status: 403, reason: 'account_suspended' })
  expect(
    (
      await context.db`select from login_tickets join client_accounts a on a.id = account_id
    where a.status = 'suspended'`
    ).length,
  ).toBe(0)
})

test('N6 an unknown number, a wrong password and another person’s account have the same answer', async () => {
  const [owner, stranger] = [await registered(), await registered(hongKongNumber(5))]
  const [first] = (await owner.post('accounts', {})).data.accounts
  const answers = [
    await stranger.verify('88009999'),
    await stranger.verify('88001002', undefined, 'wrong'),
    await stranger.verify('88003001', undefined, 'wrong'),
  ]
  const { fundUserCode } = first
  const password = sealField(stranger.register.appKey, 'Foyer-demo-1')
  answers.push(await stranger.post('verify', { account: { fundUserCode }, password }))
  answers.push(await stranger.post('verify', { account: { fundUserCode: 'nobody' }, password }))
  for (const answer of answers)
    expect(answer).toEqual({ status: 401, reason: 'login_wrong', detail: { attemptsLeft: 4 }, data: undefined })
  const own = sealField(owner.register.appKey, 'Foyer-demo-1')
  expect((await owner.post('verify', { account: { fundUserCode }, password: own })).data.step).toBe('secondFactor')
})

test('V9 N6 a password that is not sealed with the register app key is refused and costs no attempt', async () => {
  const { verify, post, tourist } = await registered(demoNumber(2))
  const before = await context.db`select * from login_attempts order by bucket`
  for (const password of ['Foyer-demo-1', sealField(tourist.appKey, 'Foyer-demo-1')])
    expect(await post('verify', { account: { clientNo: '88002001' }, password })).toMatchObject({
      status: 400,
      reason: 'decryption_failed',
    })
  expect(await context.db`select * from login_attempts order by bucket`).toEqual(before)
  expect((await verify('88002001')).status).toBe(200)
})

test.each([
  { account: { clientNo: '8800100' } },
  { account: { clientNo: '88001001', fundUserCode: 'f' } },
  { account: {} },
  { password: '' },
  { secondFactor: { type: 'fax', code: '123456' } },
  { secondFactor: { type: 'totp', code: '12345' } },
])('N6 %j is not a valid verification', async (more) => {
  const { post, claim } = await registered(demoNumber(2))
  const reply = await post('verify', { ...claim('88002001'), ...more })
  expect([reply.status, reply.reason]).toEqual([400, 'invalid_request'])
})

test('P6 N6 only a registered person may request codes, list accounts, prove and log in', async () => {
  const { from, tourist, claim, ...person } = await known()
  const { login } = await logIn(context, from, person, '88001002', demoNumber(1))
  for (const path of [
    '/api/user/login/accounts',
    '/api/user/login/sms',
    '/api/user/login/verify',
    '/trade/auth/login',
    '/trade/auth/thsLogin',
  ])
    for (const credentials of [tourist, login]) {
      const reply = await from.post(path, claim('88001001'), credentials)
      expect([path, reply.statusCode, reply.json().reason]).toEqual([path, 403, 'level_too_low'])
    }
})

test('SCREEN-6 N6 the code of a sign-in is accepted once as the second factor of an account with the same number, also on a new device', async () => {
  const { verify } = await registered()
  const signIn = { type: 'signIn' } as const
  expect(await verify('88001001', signIn, 'wrong')).toMatchObject({ reason: 'login_wrong' })
  expect((await verify('88001001', signIn)).data).toMatchObject({ step: 'done' })
  for (const clientNo of ['88001001', '88001002'])
    expect(await verify(clientNo, signIn)).toMatchObject({ reason: 'sms_code_expired' })
})

test('SCREEN-6 N6 of two calls at once with the code of a sign-in one succeeds', async () => {
  const { verify } = await registered()
  const replies = await Promise.all([verify('88001001', { type: 'signIn' }), verify('88001002', { type: 'signIn' })])
  expect(replies.map(({ reason }) => reason).sort()).toEqual(['sms_code_expired', undefined])
})

test('SCREEN-6 N6 the code of a sign-in is no second factor after ten minutes, nor for an account with another number', async () => {
  const late = await registered()
  clock.advance(10 * minute)
  expect(await late.verify('88001001', { type: 'signIn' })).toMatchObject({ reason: 'sms_code_expired' })
  const other = await registered(demoNumber(2))
  expect(await other.verify('88001001', { type: 'signIn' })).toMatchObject({ reason: 'sms_code_expired' })
  // neither counted as a failure
  for (let time = 0; time < 6; time += 1)
    expect((await late.verify('88001001')).data).toMatchObject({ step: 'secondFactor' })
})
