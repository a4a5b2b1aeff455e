import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { createConnectors } from '../../connectors/connect.ts'
import { connect } from '../../database/connect.ts'
import { startBackOffice } from '../../testing/back-office.ts'
import { testContext } from '../../testing/context.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { dataFolder } from '../../testing/server-process.ts'
import { recordAccount } from '../accounts/record.ts'
import { importTrades } from './import.ts'
import { readTradesJob } from './jobs.ts'

const office = await startBackOffice()
const { url, drop } = await createTestDatabase()
const db = connect(url, { max: 6, name: 'foyer test' })
const variables = { LOG_LEVEL: 'silent', DATA_DIR: dataFolder(0o755, afterAll), ...office.variables }
const { context: parts } = await testContext({ db, environment: readEnvironment(variables) })
const context = {
  ...parts,
  connectors: createConnectors(parts, pino({ enabled: false }), { firstPause: 1, failures: 50 }),
}
afterAll(async () => {
  await db.end({ timeout: 5 })
  await drop()
})

const { complete, bare } = office.clients
const readNow = () => readTradesJob.run(context, {})
const name = JSON.stringify({ 'zh-CN': '盈富基金', 'zh-HK': '盈富基金', 'en-US': 'Tracker Fund' })

/** The firm reports a trade, or its next revision. */
const report = (reference: string, account: string, revision = 1, changes: object = {}) => {
  const facts = {
    ...{ kind: 'stock', side: 'buy', code: '02800', name: JSON.parse(name), quantity: 500, amount: 1_305_000 },
    ...{ fees: 10_000, executedAt: '2026-11-02T05:00:00.000Z', ...changes },
  }
  office.change(
    'insert into trade_reports (account, reference, revision, facts) values (?, ?, ?, ?)',
    account,
    reference,
    String(revision),
    JSON.stringify(facts),
  )
}
const stored = async (pattern: string) => [
  ...(await db`
    select reference, revision, fees, status from trades where reference like ${pattern} order by reference`),
]
const reportsOf = async (pattern: string): Promise<string[]> => {
  const rows = await db<{ id: string; revision: number }[]>`
    select subject_id as id, (detail ->> 'revision')::int as revision from audit_entries
    where subject = 'trades' and event = 'report' and subject_id like ${pattern} order by id`
  return rows.map(({ id, revision }) => `${id} ${revision}`)
}

beforeAll(() => recordAccount(context, complete))

test('a trade is stored once by its reference, and its correction and cancellation arrive with the next reading', async () => {
  report('A-0001', complete.account)
  report('A-0002', complete.account)
  await readNow()
  await readNow()
  expect(await stored('A-%')).toEqual([
    { reference: 'A-0001', revision: 1, fees: 10_000, status: 'executed' },
    { reference: 'A-0002', revision: 1, fees: 10_000, status: 'executed' },
  ])
  report('A-0001', complete.account, 2, { fees: 9_000 })
  report('A-0002', complete.account, 2)
  report('A-0002', complete.account, 3, { status: 'cancelled' })
  await readNow()
  expect(await stored('A-%')).toEqual([
    { reference: 'A-0001', revision: 2, fees: 9_000, status: 'executed' },
    { reference: 'A-0002', revision: 3, fees: 10_000, status: 'cancelled' },
  ])
  expect(await reportsOf('A-%')).toEqual(['A-0001 1', 'A-0001 2', 'A-0002 1', 'A-0002 3'])
})

test('a trade that a file imported is not doubled by the feed, and a later report of the feed corrects it', async () => {
  const executedAt = '2026-11-02T05:00:00.000Z'
  const row = { kind: 'stock', side: 'buy', code: '02800', name: JSON.parse(name), quantity: 500, amount: 1_305_000 }
  const trade = { ...row, reference: 'F-0001', revision: 1, clientNo: complete.clientNo, fees: 10_000, executedAt }
  expect(await importTrades(context, { trades: [trade] }, 'system')).toBe(1)
  report('F-0001', complete.account)
  report('F-0001', complete.account, 2, { fees: 1 })
  await readNow()
  expect(await stored('F-%')).toEqual([{ reference: 'F-0001', revision: 2, fees: 1, status: 'executed' }])
})

test('trades of a client who came later are read with their account, the earlier ones and those of the feed', async () => {
  report('L-0001', bare.account, 1, { executedAt: '2026-10-02T05:00:00.000Z' })
  report('L-0001', bare.account, 2, { executedAt: '2026-10-02T05:00:00.000Z', fees: 5 })
  await readNow()
  expect(await stored('L-%')).toEqual([])
  await recordAccount(context, bare)
  report('L-0002', bare.account)
  await readNow()
  expect(await stored('L-%')).toEqual([
    { reference: 'L-0001', revision: 2, fees: 5, status: 'executed' },
    { reference: 'L-0002', revision: 1, fees: 10_000, status: 'executed' },
  ])
})

test('a report that gives a known trade to another account changes nothing, and does not stop the feed', async () => {
  report('M-0001', complete.account)
  await readNow()
  report('M-0001', bare.account, 2, { fees: 3 })
  report('M-0002', complete.account)
  await readNow()
  expect(await stored('M-%')).toMatchObject([
    { reference: 'M-0001', revision: 1, fees: 10_000 },
    { reference: 'M-0002', revision: 1 },
  ])
  const [entry] = await db`select detail from audit_entries where event = 'report_of_other_account'`
  expect(entry).toEqual({ detail: { revision: 2 } })
})

test('while the back office is away the reading fails and loses nothing', async () => {
  report('D-0001', complete.account)
  await office.fail({ fault: 'down', system: 'back-office' })
  await expect(readNow()).rejects.toThrow('the back-office of the firm is away')
  await office.heal()
  await office.fail({ fault: 'commits_and_resets', system: 'back-office', times: 2 })
  await readNow()
  expect(await stored('D-%')).toHaveLength(1)
})

test('a process that is killed while it reads loses no trade and stores none twice', async () => {
  const count = 2_500
  office.change(`
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})
    insert into trade_reports (account, reference, revision, facts)
    select '${complete.account}', printf('K-%05d', i), 1, json_object('kind', 'stock', 'side', 'buy', 'code', '02800',
      'name', json('${name}'), 'quantity', 500, 'amount', 1305000, 'fees', 100,
      'executedAt', '2026-11-02T05:00:00.000Z') from n`)
  await office.fail({ fault: 'slow', system: 'back-office', ms: 60 })
  const countNow = async () =>
    (await db<[{ count: number }]>`select count(*)::int as count from trades where reference like 'K-%'`)[0].count
  const reader = spawn(process.execPath, [join(import.meta.dirname, '../../testing/feed-reader.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: url,
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let isRunning = true
  const ended = once(reader, 'close').then(() => {
    isRunning = false
  })
  await expect.poll(countNow, { interval: 20 }).toBeGreaterThan(0)
  expect(isRunning).toBe(true)
  reader.kill('SIGKILL')
  await ended
  const before = await countNow()
  expect(before).toBeLessThan(count)
  await office.heal()
  await Promise.all([readNow(), readNow()])
  expect(await countNow()).toBe(count)
  const reports = await reportsOf('K-%')
  expect(reports).toHaveLength(count)
  expect(new Set(reports).size).toBe(count)
}, 60_000)
