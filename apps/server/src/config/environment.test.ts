import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnvironment, variableNames } from './environment.ts'
import { previousNames, secretNames } from './secrets.ts'

test('without any variable the sandbox runs on loopback, port 8080, in .data', () => {
  expect(readEnvironment({})).toMatchObject({
    FOYER_MODE: 'sandbox',
    PORT: 8080,
    HOST: '127.0.0.1',
    DATA_DIR: '.data',
    TRUST_PROXY: '',
    LOG_LEVEL: 'info',
  })
})

test('an empty variable counts as not set', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '' }).PORT).toBe(8080)
})

test.each(['abc', '-1', '80.5', '0x50', '65536', '1e3', ' 80'])('PORT=%s is refused with the valid range', (PORT) => {
  expect(() => readEnvironment({ PORT })).toThrow('PORT must be a whole number from 0 (any free port) to 65535.')
})

test.each(['0.0.0.0', '::', '192.168.1.5'])('the sandbox refuses to listen on %s', (HOST) => {
  expect(() => readEnvironment({ HOST })).toThrow('the sandbox listens on loopback only')
  expect(readEnvironment({ HOST, FOYER_MODE: 'production' }).HOST).toBe(HOST)
})

test.each(['loopback', '10.0.0.0/8, 192.168.0.1', 'fd00::/8', 'uniquelocal'])('TRUST_PROXY=%s is accepted', (list) => {
  expect(readEnvironment({ TRUST_PROXY: list }).TRUST_PROXY).toBe(list)
})

test.each(['true', '1', '*', '10.0.0.0/33', '10.0.0', 'loopback,', '10.0.0.0/8/8'])(
  'TRUST_PROXY=%s is refused, since it does not name exactly the proxies to trust',
  (list) => {
    expect(() => readEnvironment({ TRUST_PROXY: list })).toThrow('TRUST_PROXY must be')
  },
)

describe('FOYER_PARTNERS', () => {
  const listed = (url: string, secret = 'FOOD_KEY') => JSON.stringify({ 'food-platform': { url, secret } })
  const key = 'k'.repeat(32)

  test('FOYER_PARTNERS gives the URL of each partner and the key from the variable that it names', () => {
    const { FOYER_PARTNERS } = readEnvironment({ FOYER_PARTNERS: listed('https://partner.example/o'), FOOD_KEY: key })
    expect([...FOYER_PARTNERS]).toEqual([['food-platform', { url: 'https://partner.example/o', key }]])
    expect(readEnvironment({}).FOYER_PARTNERS.size).toBe(0)
  })

  test.each([
    ['no JSON', '{', key],
    ['another scheme', listed('http://partner.example/o'), key],
    ['a password in the address', listed('https://foyer:hunter2@partner.example/o'), key],
    ['a key that is missing', listed('https://partner.example/o'), ''],
    ['a key that is short', listed('https://partner.example/o'), 'short'],
    ['the key itself in the place of its name', listed('https://partner.example/o', key), key],
  ])('FOYER_PARTNERS is refused by name and without its values: %s', (_, FOYER_PARTNERS, FOOD_KEY) => {
    const read = () => readEnvironment({ FOYER_PARTNERS, FOOD_KEY })
    expect(read).toThrow('FOYER_PARTNERS must be JSON')
    for (const secret of ['hunter2', key, 'partner.example']) expect(read).not.toThrow(secret)
  })
})

test('all invalid variables are named in one line without their values, since some contain passwords', () => {
  const read = () => readEnvironment({ DATABASE_URL: 'mysql://root:hunter2@db', FOYER_MODE: 'prod', LOG_LEVEL: 'loud' })
  expect(read).toThrow(/^FOYER_MODE must be .+; DATABASE_URL must be .+; LOG_LEVEL must be .+\.$/)
  expect(read).not.toThrow('hunter2')
})

const signingKey = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
const production = { FOYER_MODE: 'production', UPLOAD_SCANNER: 'none', CONNECTOR_SIGNING_KEY: signingKey } as const

test.each([
  ['CONNECTOR_SMS_URL', 'http://sms.example/send'],
  ['DATABASE_URL', 'postgres://foyer:secret@db.example/foyer'],
  ['DATABASE_URL', 'postgres://foyer:secret@10.0.0.5:5432/foyer?application_name=foyer'],
  ['DATABASE_URL', 'postgres://foyer:secret@db.example/foyer?a=b&sslmode=disable'],
  ['DATABASE_URL', 'postgres://foyer:secret@db.example/foyer?sslmode=prefer'],
])('SEC-11 production refuses %s=%s, and the sandbox accepts it', (name, value) => {
  expect(() => readEnvironment({ ...production, [name]: value })).toThrow(`${name} must be`)
  expect(readEnvironment({ CONNECTOR_SIGNING_KEY: signingKey, [name]: value })).toMatchObject({ [name]: value })
})

test.each([
  ['CONNECTOR_SMS_URL', 'https://sms.example/send'],
  ['CONNECTOR_SMS_URL', 'http://127.0.0.1:9000/send'],
  ['DATABASE_URL', 'postgres://foyer:secret@db.example/foyer?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://foyer:secret@db.example/foyer?a=b&sslmode=require'],
  ['DATABASE_URL', 'postgres://foyer:secret@[::1]:5432/foyer'],
  ['DATABASE_URL', 'postgres://foyer:secret@localhost/foyer'],
])('SEC-11 production accepts %s=%s', (name, value) => {
  expect(readEnvironment({ ...production, [name]: value })).toMatchObject({ [name]: value })
})

describe('addresses of the systems of the firm', () => {
  const systems = {
    CONNECTOR_ACCOUNT_DIRECTORY_URL: 'https://core.example/directory',
    CONNECTOR_CREDENTIALS_URL: 'https://core.example/credentials',
    CONNECTOR_BOOKS_URL: 'https://core.example/books',
    CONNECTOR_ORDERS_URL: 'https://core.example/orders',
    CONNECTOR_SIGNING_KEY: signingKey,
  }

  test('the addresses and the key are accepted in both modes, without TLS on this machine only', () => {
    expect(readEnvironment({ ...production, ...systems })).toMatchObject({ ...systems, CONNECTOR_KEY_ID: 'foyer' })
    const local = { ...systems, CONNECTOR_CREDENTIALS_URL: 'http://127.0.0.1:8090/credentials' }
    expect(readEnvironment({ ...production, ...local })).toMatchObject(local)
    expect(readEnvironment({ ...systems, CONNECTOR_CREDENTIALS_URL: 'http://core.example' })).toBeDefined()
  })

  test.each([
    ['an address without TLS', { CONNECTOR_CREDENTIALS_URL: 'http://core.example' }, 'CONNECTOR_CREDENTIALS_URL'],
    ['one address alone', { CONNECTOR_CREDENTIALS_URL: '' }, 'CONNECTOR_CREDENTIALS_URL'],
    ['the other address alone', { CONNECTOR_ACCOUNT_DIRECTORY_URL: '' }, 'CONNECTOR_ACCOUNT_DIRECTORY_URL'],
    ['books without TLS', { CONNECTOR_BOOKS_URL: 'http://core.example' }, 'CONNECTOR_BOOKS_URL'],
    ['orders without books', { CONNECTOR_BOOKS_URL: '' }, 'CONNECTOR_BOOKS_URL'],
    ['books without orders', { CONNECTOR_ORDERS_URL: '' }, 'CONNECTOR_ORDERS_URL'],
    ['no key', { CONNECTOR_SIGNING_KEY: '' }, 'CONNECTOR_SIGNING_KEY'],
    ['another text as key', { CONNECTOR_SIGNING_KEY: 'unreadable' }, 'CONNECTOR_SIGNING_KEY'],
    [
      'a password in an address',
      { CONNECTOR_CREDENTIALS_URL: 'https://foyer:hunter2@core.example' },
      'CONNECTOR_CREDENTIALS_URL',
    ],
    ['a second gateway alone', { CONNECTOR_SMS_SECOND_URL: 'https://sms.example' }, 'CONNECTOR_SMS_URL'],
    ['a short key of reports', { CONNECTOR_SMS_REPORTS_KEY: 'unreadable' }, 'CONNECTOR_SMS_REPORTS_KEY'],
    [
      'a direct address of the database without encryption',
      {
        DATABASE_URL: 'postgres://foyer:hunter2@pooler.example/foyer?sslmode=verify-full',
        DATABASE_DIRECT_URL: 'postgres://foyer:hunter2@db.example/foyer',
      },
      'DATABASE_DIRECT_URL',
    ],
    [
      'a direct address of the database without DATABASE_URL',
      { DATABASE_DIRECT_URL: 'postgres://foyer:hunter2@127.0.0.1/foyer' },
      'DATABASE_DIRECT_URL',
    ],
    ['ClickHouse without TLS', { CLICKHOUSE_URL: 'http://clickhouse.example:8123' }, 'CLICKHOUSE_URL'],
    [
      'a password in the address of ClickHouse',
      { CLICKHOUSE_URL: 'https://foyer:hunter2@clickhouse.example' },
      'CLICKHOUSE_URL',
    ],
    ['a user of no ClickHouse', { CLICKHOUSE_USER: 'foyer' }, 'CLICKHOUSE_URL'],
    ['a password of no user', { CLICKHOUSE_PASSWORD: 'hunter2' }, 'CLICKHOUSE_USER'],
    ['an address with a query', { CONNECTOR_CREDENTIALS_URL: 'https://core.example?a=b' }, 'CONNECTOR_CREDENTIALS_URL'],
  ])('SEC-11 production refuses %s by the name of the variable', (_, change, name) => {
    const read = () => readEnvironment({ ...production, ...systems, ...change })
    expect(read).toThrow(`${name} must be`)
    for (const secret of ['hunter2', 'unreadable', signingKey]) expect(read).not.toThrow(secret)
  })
})

test('SEC-11 production accepts an address without encryption only if UNENCRYPTED_ALLOWED names its variable', () => {
  const DATABASE_URL = 'postgres://foyer:secret@db.example/foyer'
  const CONNECTOR_SMS_URL = 'http://sms.example/send'
  const read = (UNENCRYPTED_ALLOWED: string) => () =>
    readEnvironment({ ...production, DATABASE_URL, CONNECTOR_SMS_URL, UNENCRYPTED_ALLOWED })
  expect(read('DATABASE_URL, CONNECTOR_SMS_URL')()).toMatchObject({ DATABASE_URL, CONNECTOR_SMS_URL })
  expect(read('DATABASE_URL')).toThrow(/^CONNECTOR_SMS_URL must be [^;]+$/)
  expect(read('all')).toThrow(
    'UNENCRYPTED_ALLOWED must be a comma-separated list of CONNECTOR_ACCOUNT_DIRECTORY_URL, CONNECTOR_CREDENTIALS_URL, CONNECTOR_SMS_URL',
  )
})

test('docs/operations.md names every variable and every secret', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8')
  const names = [...variableNames, ...Object.values(secretNames), ...Object.values(previousNames)]
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
