import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@foyer/testing/memory'
import { afterAll, describe, expect, test } from 'vitest'
import { wallClock } from '../clocks.ts'
import { variableNames } from '../config/environment.ts'
import { withIdentifierKey } from '../config/identifier-key.ts'
import { checkKnownKeys } from '../config/known-keys.ts'
import { productionSettings } from '../config/production.ts'
import { sandboxSecrets } from '../config/sandbox-secrets.ts'
import { parseSecrets, secretNames } from '../config/secrets.ts'
import { connect } from '../database/connect.ts'
import { modules } from '../modules/all.ts'
import { createTestDatabase } from '../testing/database.ts'
import { productionVariables } from '../testing/production.ts'
import { captured } from '../testing/run-command.ts'
import { environmentFindings } from './configuration.ts'
import { examine, reportOn } from './doctor.ts'
import type { Finding } from './finding.ts'

const folder = testFolder()
const clients = join(folder, 'clients')
mkdirSync(join(clients, 'institution'), { recursive: true })
for (const name of ['', 'institution']) writeFileSync(join(clients, name, 'index.html'), 'a page')
const secrets = sandboxSecrets(folder)
const { url, ownerUrl, drop } = await createTestDatabase()
const empty = await createTestDatabase('template1')
const db = connect(url, { max: 1, name: 'foyer test' })
await checkKnownKeys(db, parseSecrets(secrets), wallClock())
await withIdentifierKey(db, parseSecrets(secrets), wallClock())
// a database whose clock is an hour ahead
const owner = connect(empty.ownerUrl, { max: 1, name: 'foyer test' })
await owner`create function public.clock_timestamp() returns timestamptz language sql
  as $$ select pg_catalog.clock_timestamp() + interval '1 hour' $$`
await owner.end({ timeout: 5 })
afterAll(async () => {
  await db.end({ timeout: 5 })
  await drop()
  await empty.drop()
})

/** A key of 32 bytes, and a secret that is long enough. */
const key = Buffer.alloc(32, 1).toString('base64')

/** Production that can start, as a trial with the sample brand. */
const sound = {
  ...productionVariables,
  ...secrets,
  DATABASE_URL: url,
  DATABASE_OWNER_URL: ownerUrl,
  CLIENT_DIR: clients,
  TRUST_PROXY: 'loopback',
  UPLOAD_SCANNER: 'tcp://scanner.example:3310',
  SAMPLE_BRAND: 'allowed',
}
const examined = (change: NodeJS.ProcessEnv) => examine({ ...sound, ...change }, { modules, hosts: [] })
const linesOf = (findings: readonly Finding[], status: Finding['status']) =>
  findings.filter((one) => one.status === status).map(({ check, message }) => `${check}: ${message}`)
const found = async (change: NodeJS.ProcessEnv) => linesOf(await examined(change), 'fault')

test('production in which nothing is missing has no fault', async () => {
  expect(await found({})).toEqual([])
})

/** A fault of the environment, and what the doctor reports of it. */
const planted: readonly (readonly [change: NodeJS.ProcessEnv, report: string])[] = [
  [{ PORT: 'eighty' }, 'variables: PORT must be a whole number'],
  [{ LOG_LEVEL: 'loud' }, 'variables: LOG_LEVEL must be'],
  [{ CONNECTOR_CREDENTIALS_URL: 'http://core.example' }, 'variables: CONNECTOR_CREDENTIALS_URL must be the https'],
  [{ CONNECTOR_SIGNING_KEY: 'unreadable' }, 'variables: CONNECTOR_SIGNING_KEY must be an Ed25519'],
  [{ CONNECTOR_SMS_REPORTS_KEY: 'short' }, 'variables: CONNECTOR_SMS_REPORTS_KEY must be the key'],
  [{ CONNECTOR_SMS_URL: '' }, 'settings: CONNECTOR_SMS_URL is missing.'],
  [{ FOYER_TWO_LAYER_SECRET_PREVIOUS: 'short' }, 'secrets: FOYER_TWO_LAYER_SECRET_PREVIOUS must be at least 16'],
  [{ STAFF_ROLES: '{"staff":["boss"]}' }, 'variables: STAFF_ROLES must be JSON'],
  [{ STAFF_CLIENT_ID: 'console' }, 'variables: STAFF_ISSUER must be the https issuer'],
  [{ UPLOAD_SCANNER: undefined }, 'settings: UPLOAD_SCANNER is missing.'],
  [{ FOYER_PEPPER: '' }, 'secrets: FOYER_PEPPER is missing.'],
  [{ FOYER_DATA_KEY: 'short' }, 'secrets: FOYER_DATA_KEY must be'],
  [{ FOYER_MASTER_KEYS: '', FOYER_MASTER_KEYS_FILE: '/nowhere/keys' }, 'secret files: FOYER_MASTER_KEYS_FILE'],
  [{ FOYER_HOSTS_FILE: '/nowhere/hosts.json' }, 'hosts: FOYER_HOSTS_FILE /nowhere/hosts.json must hold'],
  [{ FOYER_REDIRECTS_FILE: '/nowhere/redirects.json' }, 'redirects: FOYER_REDIRECTS_FILE /nowhere/redirects.json must'],
  [{ CLIENT_DIR: join(folder, 'nowhere') }, 'clients: The client retail is not built in'],
  [{ DATABASE_OWNER_URL: url }, 'database owner: The role of DATABASE_OWNER_URL does not own the database.'],
]

test.each(planted)('the doctor finds %j', async (change, report) => {
  expect(await found(change)).toContainEqual(expect.stringContaining(report))
})

test.each([
  [{ DATABASE_URL: 'postgres://foyer:hunter2@127.0.0.1:1/foyer' }, 'database: The database cannot be used: '],
  [{ DATABASE_URL: 'postgres://foyer:hunter2@db.example/foyer' }, 'variables: DATABASE_URL must be an address'],
  [{ DATABASE_URL: empty.url }, 'migrations: '],
  [
    { DATABASE_URL: `${empty.url}?search_path=public,pg_catalog` },
    "clock: the clock of the database differs from this machine's by 3",
  ],
  [{ DATABASE_DIRECT_URL: 'mysql://db' }, 'variables: DATABASE_DIRECT_URL must be the address of the database itself'],
  [
    { DATABASE_URL: empty.url, DATABASE_DIRECT_URL: url },
    'pooler: DATABASE_DIRECT_URL must name the same server, database and role as DATABASE_URL.',
  ],
  [{ DATABASE_URL: ownerUrl }, 'database rights: The role of DATABASE_URL can rewrite the audit trail'],
  [{ FOYER_PEPPER: secrets.FOYER_DATA_KEY }, 'keys: This database was written with other keys: FOYER_PEPPER.'],
  [{ FOYER_DATA_KEY: `k2:${key}` }, 'keys: FOYER_DATA_KEY is still needed: identifier_keys.key_sealed 1. Add'],
  [{ FOYER_MODE: 'prod', CONNECTOR_SMS_URL: '' }, 'settings: CONNECTOR_SMS_URL is missing.'],
])('the doctor finds %j', async (change, report) => {
  const faults = await found(change)
  expect(faults).toContainEqual(expect.stringContaining(report))
  expect(faults.join()).not.toContain('hunter2')
})

test('one run reports all faults that were planted together', async () => {
  const faults = await found(Object.assign({}, ...planted.map(([change]) => change)))
  for (const [, report] of planted) expect(faults).toContainEqual(expect.stringContaining(report))
})

const required = [...productionSettings, ...Object.values(secretNames)]
const without = (names: readonly string[]): NodeJS.ProcessEnv => Object.fromEntries(names.map((name) => [name, '']))
const missingIn = (faults: readonly string[]): readonly string[] =>
  faults.flatMap((line) => /^(?:settings|secrets): (\w+) is missing\.$/.exec(line)?.[1] ?? []).sort()

test('ADOPT-13 one run names each required setting and secret if all are missing, and so it does beside wrong variables', async () => {
  expect(missingIn(await found(without(required)))).toEqual(required.toSorted())
  const wrong = { FOYER_MODE: 'live', PORT: 'eighty', DATABASE_URL: 'mysql://db', FOYER_ORIGINS: 'a b' }
  expect(missingIn(await found({ ...without(required), ...wrong }))).toEqual(required.toSorted())
})

test.each(required)('ADOPT-13 %s is named if it alone is missing', async (name) => {
  expect((await found(without([name]))).filter((line) => line.includes(name))).not.toEqual([])
})

test('ADOPT-13 whichever variables are missing or wrong together, the doctor reads the others and ends', () => {
  for (const name of variableNames)
    for (const other of productionSettings)
      for (const value of ['', '\\']) {
        const { findings } = environmentFindings({ ...sound, [name]: value, [other]: '' })
        const named = findings.map(({ message }) => message.split(' ')[0])
        expect(named).toHaveLength(new Set(named).size)
      }
})

test.each([
  [{ UPLOAD_SCANNER: 'none' }, 'UPLOAD_SCANNER=none stores'],
  [{ DATABASE_ONE_ROLE: 'allowed' }, 'DATABASE_ONE_ROLE=allowed accepts'],
  [{ UNENCRYPTED_ALLOWED: 'CONNECTOR_SMS_URL' }, 'UNENCRYPTED_ALLOWED accepts CONNECTOR_SMS_URL'],
  [{}, 'There is one SMS gateway'],
  [{ CONNECTOR_SMS_SECOND_URL: 'https://sms.example' }, 'An SMS gateway without CONNECTOR_SMS_…REPORTS_KEY'],
  [{ FOYER_PEPPER: `k2:${key},${secrets.FOYER_PEPPER}` }, 'FOYER_PEPPER has 2 keys: foyer keys says when'],
  [{ FOYER_TWO_LAYER_SECRET_PREVIOUS: key }, 'FOYER_TWO_LAYER_SECRET_PREVIOUS is still accepted'],
  [{ FOYER_OPERATOR_TOKEN: key }, 'FOYER_OPERATOR_TOKEN is set, and nothing reads it.'],
  [{}, 'STAFF_ISSUER is not set: no member of staff can sign in'],
  [{ TRUST_PROXY: '' }, 'TRUST_PROXY is empty'],
  [{ FOYER_PEPER: 'x' }, 'FOYER_PEPER is set, and nothing reads it.'],
])('a choice that an operator should know is a warning and no fault: %j', async (change, report) => {
  const findings = await examined(change)
  expect(linesOf(findings, 'fault')).toEqual([])
  expect(linesOf(findings, 'warning')).toContainEqual(expect.stringContaining(report))
})

describe('the report', () => {
  const findings = [
    { check: 'clock', status: 'ok', message: 'fine' },
    { check: 'secrets', status: 'fault', message: 'FOYER_PEPPER is missing.' },
  ] as const

  test('has one line a finding and a sum, and the exit code is 1 with a fault and 0 without one', async () => {
    expect(await captured(async (output) => reportOn(findings, output))).toEqual({
      code: 1,
      out: 'ok       clock    fine\nFAULT    secrets  FOYER_PEPPER is missing.\n1 fault, 0 warnings.\n',
      err: '',
    })
    expect((await captured(async (output) => reportOn(findings.slice(0, 1), output))).code).toBe(0)
  })

  test('as JSON contains the same findings', async () => {
    const { out } = await captured(async (output) => reportOn(findings, { ...output, json: true }))
    expect(JSON.parse(out)).toEqual({ sound: false, findings })
  })
})
