import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { createConnectors } from '../../connectors/connect.ts'
import { startBackOffice } from '../../testing/back-office.ts'
import { testApp, testContext } from '../../testing/context.ts'
import { testDatabase } from '../../testing/database.ts'
import { seededDatabase } from '../../testing/global-setup.ts'
import { loginBody } from '../../testing/log-in.ts'
import { identityBody, type TestNumber } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { clients, joins, newcomers } from '../activities/testing.ts'
import { requireAllowed } from './guard.ts'
import { readRestrictions } from './read-list.ts'

const office = await startBackOffice()
const db = await testDatabase(seededDatabase)
const { context: parts } = await testContext({ db, environment: readEnvironment(office.variables) })
const { lists } = createConnectors(parts, pino({ enabled: false }), { firstPause: 1, failures: 50 })
const { app, context, clock } = await testApp({ db, connectors: { ...parts.connectors, lists } })
const newcomer = newcomers(app, context)
const client = clients(app, context)

const hour = 3_600_000
const all = ['sign_in', 'log_in', 'join', 'apply']
const at = (ms: number): string => new Date(clock.clocks.wall() + ms).toISOString()
let versions = 0

/** The firm publishes a version, by default valid from an hour ago until an hour from now. */
const publish = (
  rules: object,
  entries: readonly object[] = [],
  { from = -hour, to = hour }: { from?: number; to?: number } = {},
): string => {
  const version = `v${versions++}`
  const whole = { countries: [], unknownCountry: [], prefixes: [], ...rules }
  office.change(
    'insert into lists (version, valid_from, expires_at, rules) values (?, ?, ?, ?)',
    version,
    at(from),
    at(to),
    JSON.stringify(whole),
  )
  for (const entry of entries)
    office.change('insert into list_entries (version, entry) values (?, ?)', version, JSON.stringify(entry))
  return version
}
const enforced = async (...given: Parameters<typeof publish>) => {
  const version = publish(...given)
  await readRestrictions(context)
  return version
}
const judged = (act: Parameters<typeof requireAllowed>[1], acting: Partial<Parameters<typeof requireAllowed>[2]>) =>
  requireAllowed(context, act, { country: 'HK', ...acting }).then(
    () => 'allowed',
    ({ reason }) => reason,
  )

beforeEach(async () => {
  await office.heal()
  await db`delete from restriction_lists`
})

test('before a list was read every act that a list can refuse is refused, and what it does not guard goes on', async () => {
  for (const act of ['sign_in', 'log_in', 'join', 'apply'] as const) expect(await judged(act, {})).toBe('unavailable')
  expect((await app.inject('/api/activities')).statusCode).toBe(200)
})

test('a list refuses acts by country, by an unknown country, by the beginning of a number, by number and by account', async () => {
  await enforced(
    {
      countries: [{ country: 'KP', acts: all }],
      unknownCountry: ['apply'],
      prefixes: [{ prefix: '+850', acts: ['sign_in'] }],
    },
    [
      { mobile: '+85261234567', acts: ['sign_in', 'join'] },
      { account: 'acc-1', acts: ['apply'] },
    ],
  )
  expect(await judged('join', { country: 'KP' })).toBe('service_restricted')
  expect(await judged('join', { country: undefined })).toBe('allowed')
  expect(await judged('apply', { country: undefined })).toBe('service_restricted')
  expect(await judged('sign_in', { mobile: '+850191234567' })).toBe('service_restricted')
  expect(await judged('join', { mobile: '+85261234567' })).toBe('service_restricted')
  expect(await judged('log_in', { mobile: '+85261234567' })).toBe('allowed')
  expect(await judged('apply', { account: 'acc-1' })).toBe('service_restricted')
  expect(await judged('apply', { account: 'acc-2' })).toBe('allowed')
})

test('while the firm is away the last list applies until it expires, and then every act is refused', async () => {
  await enforced({ countries: [{ country: 'KP', acts: all }] })
  await office.fail({ fault: 'down', system: 'lists' })
  clock.advance(hour - 1000)
  await expect(readRestrictions(context)).rejects.toThrow('the lists of the firm is away')
  expect(await judged('join', {})).toBe('allowed')
  clock.advance(1000)
  expect(await judged('join', {})).toBe('unavailable')
  expect(await judged('join', { country: 'KP' })).toBe('unavailable')
  await office.heal()
  await enforced({})
  expect(await judged('join', {})).toBe('allowed')
})

test('a list that the firm stands by is renewed without its entries, and one that has expired is not read', async () => {
  const version = await enforced({}, [{ mobile: '+85261234567', acts: all }], { to: hour })
  office.change('update lists set expires_at = ? where version = ?', at(3 * hour), version)
  await readRestrictions(context)
  clock.advance(2 * hour)
  expect(await judged('join', {})).toBe('allowed')
  expect(await judged('join', { mobile: '+85261234567' })).toBe('service_restricted')
  publish({}, [], { from: -2 * hour, to: -hour })
  await expect(readRestrictions(context)).rejects.toThrow('expired before it was read')
})

test('a version that begins later replaces the one before at its moment', async () => {
  await enforced({}, [{ mobile: '+85261234567', acts: all }], { to: 9 * hour })
  await enforced({}, [{ mobile: '+85267654321', acts: all }], { from: hour, to: 9 * hour })
  expect(await judged('join', { mobile: '+85261234567' })).toBe('service_restricted')
  expect(await judged('join', { mobile: '+85267654321' })).toBe('allowed')
  clock.advance(hour)
  expect(await judged('join', { mobile: '+85261234567' })).toBe('allowed')
  expect(await judged('join', { mobile: '+85267654321' })).toBe('service_restricted')
  await enforced({})
  expect(await db`select version from restriction_lists`).toHaveLength(1)
})

test('a list with more entries than a page is stored whole, once by several processes, and without a number in clear', async () => {
  const version = publish({}, [{ mobile: '+85260000000', acts: ['join'] }])
  office.change(`
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 2500)
    insert into list_entries (version, entry)
    select '${version}', json_object('mobile', printf('+852%08d', 61000000 + i), 'acts', json('["join"]')) from n`)
  await Promise.all([readRestrictions(context), readRestrictions(context)])
  const [{ count }] = await db<[{ count: number }]>`select count(*)::int as count from restriction_entries`
  expect(count).toBe(2501)
  expect(await judged('join', { mobile: '+85261002500' })).toBe('service_restricted')
})

test('N5 a listed number gets no code and no identity, and neither call says why', async () => {
  await enforced({})
  const from = device(app, context)
  const tourist = await from.tourist()
  const number: TestNumber = { areaCode: '852', mobileNo: '61112222' }
  const path = '/api/user/488/sms'
  expect((await from.post(path, number, tourist)).json().status).toBe(0)
  await enforced({}, [{ mobile: '+85261112222', acts: ['sign_in'] }])
  const reply = (await from.post(path, number, tourist)).json()
  expect([reply.reason, reply.detail]).toEqual(['service_restricted', undefined])
  const body = identityBody(from, tourist, number, { userCode: 'x', userToken: randomUUID() } as never)
  expect((await from.post('/trade/auth/identity', body, tourist)).json().reason).toBe('service_restricted')
})

test('R1 a person cannot join from a listed country, and a client whose account is listed can neither join nor log in', async () => {
  await enforced({ countries: [{ country: 'US', acts: ['join'] }] })
  const { from, as } = await newcomer()
  const joinFrom = (country: string) => {
    const request = from.sign('/api/user/499/join', { key: randomUUID(), termsVersion: 1, residence: 'hong_kong' }, as)
    return from.send({ ...request, headers: { ...request.headers, 'x-sandbox-country': country } })
  }
  expect((await joinFrom('US')).json().reason).toBe('service_restricted')
  expect((await joinFrom('HK')).json().reason).not.toBe('service_restricted')
  const one = await client({ trades: 'none' })
  await enforced({}, [{ account: one.fundUserCode, acts: ['join', 'log_in'] }])
  expect((await joins(one.from, one.login, 492)).reason).toBe('service_restricted')
  const body = loginBody(one, { fundUserCode: one.fundUserCode, userToken: 'a ticket' })
  expect((await one.from.post('/trade/auth/login', body, one.register)).json().reason).toBe('service_restricted')
  await enforced({})
  expect((await one.from.post('/trade/auth/login', body, one.register)).json().reason).toBe('ticket_invalid')
})
