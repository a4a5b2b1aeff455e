import { randomUUID } from 'node:crypto'
import { generateSync } from 'otplib'
import { pino } from 'pino'
import { afterAll, afterEach, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { readEnvironment } from '../config/environment.ts'
import { readRestrictions } from '../modules/restrictions/read-list.ts'
import { proveTradingPassword } from '../modules/trading-password/public.ts'
import { startBackOffice } from '../testing/back-office.ts'
import { testContext } from '../testing/context.ts'
import { claimOf, loginBody, type Registered, requestLoginCode } from '../testing/log-in.ts'
import { metricsReader } from '../testing/metrics.ts'
import { noClients } from '../testing/no-clients.ts'
import { productionVariables } from '../testing/production.ts'
import { identityBody, type TestNumber } from '../testing/sign-in.ts'
import { credentialsOf, type Device, device, sealField } from '../testing/signed-client.ts'
import { createConnectors } from './connect.ts'

const office = await startBackOffice()
afterEach(() => office.heal())
const { complete, bare, all } = office.clients

const environment = readEnvironment({
  ...productionVariables,
  ...office.variables,
  LOG_LEVEL: 'silent',
  ...noClients,
})
const { context: parts, clock } = await testContext({ environment })
const context = {
  ...parts,
  connectors: createConnectors(parts, pino({ enabled: false }), { firstPause: 1, failures: 50 }),
}
const { db } = context
// the clock of the test moves for hours
office.change("update lists set expires_at = '2999-01-01T00:00:00Z'")
await readRestrictions(context)
const app = await buildApp(context)
afterAll(() => app.close())

const numberOf = (mobile: string): TestNumber => ({ areaCode: '852', mobileNo: mobile.replace('+852', '') })

/** Signs a person in by phone: a code to their number, and the identity call. */
const signIn = async (from: Device, mobile: string): Promise<Registered> => {
  const number = numberOf(mobile)
  const tourist = await from.tourist()
  await from.post('/api/user/488/sms', number, tourist)
  const code = await office.codeTo(mobile)
  const proved = (await from.post('/api/user/488/smsVerify', { ...number, code }, tourist)).json()
  const body = identityBody(from, tourist, number, proved.data)
  const { data } = (await from.post('/trade/auth/identity', body, tourist)).json()
  return { register: credentialsOf(data), userCode: proved.data.userCode }
}

const verify = async (from: Device, person: Registered, claim: object, secondFactor?: object) =>
  (
    await from.post('/api/user/login/verify', { ...claim, ...(secondFactor && { secondFactor }) }, person.register)
  ).json()

/** Proves a password and a code by SMS, and logs in. */
const logInBySms = async (from: Device, person: Registered, claim: object, mobile: string) => {
  clock.advance(61_000)
  await requestLoginCode(from, person, claim)
  const proved = await verify(from, person, claim, { type: 'sms', code: await office.codeTo(mobile) })
  return from.post('/trade/auth/login', loginBody(person, proved.data), person.register)
}

/** The present code of the client's authenticator, which no call has used: each is right once. */
const freshCode = (): string => {
  office.change('update clients set authenticator_step = null')
  return generateSync({ secret: complete.authenticator })
}

const rowOf = async (account: string) => {
  const [row] = await db`
    select id, status, account_type as type, branch, residence, password_hash as password, document
    from client_accounts left join client_identities on account_id = id where fund_user_code = ${account}`
  return row
}

const from = device(app, context)
const person = await signIn(from, complete.mobile)
const claim = claimOf(person, complete.clientNo, complete.password)

test('in production a client whose account only the firm knows logs in by password and authenticator, and has a row of reference', async () => {
  expect(await rowOf(complete.account)).toBeUndefined()
  const shown = (await from.post('/api/user/login/accounts', {}, person.register)).json()
  expect(shown.data.accounts).toEqual([
    { fundUserCode: complete.account, clientNo: '****1001', accountType: 'margin' },
    { fundUserCode: bare.account, clientNo: '****1002', accountType: 'cash' },
  ])
  // a device that is new to the account needs a code by SMS once
  expect((await logInBySms(from, person, claim, complete.mobile)).statusCode).toBe(200)
  expect((await verify(from, person, claim)).data).toMatchObject({ factors: ['totp', 'sms'], isNewDevice: false })
  const proved = await verify(from, person, claim, { type: 'totp', code: freshCode() })
  const reply = await from.post('/trade/auth/login', loginBody(person, proved.data), person.register)
  expect(reply.json().data.clientInfo).toEqual({
    clientId: complete.clientNo,
    clientName: 'B*** O*** C*** O***',
    accountType: 'margin',
    branch: 'HK01',
  })
  expect(await rowOf(complete.account)).toMatchObject({
    status: 'active',
    type: 'margin',
    branch: 'HK01',
    residence: 'hong_kong',
    password: null,
    document: 'hkid',
  })
})

test.each([
  ['account-directory', 'down'],
  ['credentials', 'down'],
  ['credentials', 'busy'],
])(
  'a login while the system %s of the firm is away (%s) says so and when to try again, counts nothing, and succeeds afterwards',
  async (system, fault) => {
    await office.fail({ system, fault })
    for (let tries = 0; tries < 7; tries++) {
      const reply = await verify(from, person, claim)
      expect(reply).toMatchObject({ reason: 'unavailable', detail: { retryAfter: 5 } })
      expect(reply.msg).toContain(system)
    }
    const read = metricsReader(context)
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', away: [system] })
    expect(await read(app)).toContain(`foyer_connector_up{system="${system}"} 0`)
    await office.heal()
    expect((await verify(from, person, claim)).data.step).toBe('secondFactor')
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', away: [] })
    expect(await read(app)).toContain(`foyer_connector_up{system="${system}"} 1`)
  },
)

test.each(['commits_and_resets', 'answers_twice'])(
  'a code whose check the firm made but did not answer (%s) is right, once',
  async (fault) => {
    clock.advance(61_000)
    const code = freshCode()
    await office.fail({ system: 'credentials', fault, times: 2 })
    expect((await verify(from, person, claim, { type: 'totp', code })).data.step).toBe('done')
    expect(await verify(from, person, claim, { type: 'totp', code })).toMatchObject({ reason: 'totp_wrong' })
  },
)

test('a wrong password, an unknown account and an account of nobody get the same refusal', async () => {
  const other = await signIn(device(app, context), '+85261009999')
  const refusalOf = async (clientNo: string) => {
    const reply = await verify(from, person, claimOf(person, clientNo, 'not the password'))
    return [reply.reason, reply.detail.attemptsLeft]
  }
  expect(other.userCode).not.toBe(person.userCode)
  expect(await refusalOf(bare.clientNo)).toEqual(['login_wrong', 4])
  expect(await refusalOf('12121212')).toEqual(['login_wrong', 4])
})

test('a client who is suspended at the firm proves everything and is refused', async () => {
  const suspended = all.find(({ status }) => status === 'suspended')
  if (!suspended) throw new Error('no client is suspended')
  const own = device(app, context)
  const owner = await signIn(own, suspended.mobile)
  const ownClaim = claimOf(owner, suspended.clientNo, suspended.password)
  await requestLoginCode(own, owner, ownClaim)
  const code = await office.codeTo(suspended.mobile)
  const reply = await verify(own, owner, ownClaim, { type: 'sms', code })
  expect(reply.reason).toBe('account_suspended')
})

test('the firm checks trading passwords, behind the lock of this server', async () => {
  const { id } = (await rowOf(complete.account)) ?? {}
  const [{ id: personId = 0 } = {}] = await db<
    { id: number }[]
  >`select id from persons where user_code = ${person.userCode}`
  const prove = (password: string) => {
    const origin = { address: '10.0.0.1', sessionId: from.sid }
    return proveTradingPassword(context, { account: id, person: personId, origin }, password).then(
      () => 'right',
      ({ reason, detail }) => [reason, detail?.attemptsLeft],
    )
  }
  expect(await prove(complete.tradingPassword)).toBe('right')
  expect(await prove('000000')).toEqual(['trading_password_wrong', 4])
  await office.fail({ system: 'credentials', fault: 'down' })
  expect(await prove('000000')).toEqual(['unavailable', undefined])
  await office.heal()
  expect(await prove('000001')).toEqual(['trading_password_wrong', 3])
  expect(await prove(complete.tradingPassword)).toBe('right')
})

test('R31 a person who changes the number keeps the account at the firm under its number on record', async () => {
  const own = device(app, context)
  const mover = await signIn(own, bare.mobile)
  const phone = async (path: string, body: object) =>
    (await own.post(`/api/user/phone${path}`, body, mover.register)).json()
  expect((await phone('', {})).data).toMatchObject({ way: 'account' })
  const moverClaim = claimOf(mover, bare.clientNo, bare.password)
  clock.advance(61_000)
  await requestLoginCode(own, mover, moverClaim)
  const code = await office.codeTo(bare.mobile)
  const ticket = (await verify(own, mover, moverClaim, { type: 'sms', code })).data
  const userToken = sealField(mover.register.appKey, ticket.userToken)
  const proof = { key: randomUUID(), way: 'account', fundUserCode: ticket.fundUserCode, userToken }
  const { change } = (await phone('/prove', proof)).data
  const to = numberOf('+85261000088')
  clock.advance(61_000)
  // from an address of its own: the second message of one address within an hour requires work
  const request = own.sign('/api/user/phone/newCode', { change, ...to }, mover.register)
  expect((await own.send({ ...request, remoteAddress: '172.31.0.1' })).statusCode).toBe(200)
  const changed = await phone('/change', {
    key: randomUUID(),
    change,
    ...to,
    code: await office.codeTo('+85261000088'),
  })
  expect(changed.data.accounts).toEqual([
    { clientNo: '****1001', moved: false },
    { clientNo: '****1002', moved: false },
  ])
})

test('an account that the firm moved to another number is no longer shown, and one that it closed is suspended', async () => {
  clock.advance(3_600_001)
  const own = device(app, context)
  const owner = await signIn(own, complete.mobile)
  office.change('update clients set mobile = ? where account = ?', '+85261000009', bare.account)
  const shown = (await own.post('/api/user/login/accounts', {}, owner.register)).json()
  expect(shown.data.accounts.map((one: { fundUserCode: string }) => one.fundUserCode)).toEqual([complete.account])
  office.change('delete from clients where account = ?', complete.account)
  expect((await verify(own, owner, claimOf(owner, complete.clientNo, complete.password))).reason).toBe('login_wrong')
  expect(await rowOf(complete.account)).toMatchObject({ status: 'suspended' })
})
