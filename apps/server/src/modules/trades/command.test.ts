import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { commandFixture } from '../../testing/run-command.ts'
import { clients } from '../activities/testing.ts'
import { tradesCommand } from './command.ts'

const { db, secrets, running, written } = await commandFixture()
const trades = running(tradesCommand)
const { app, context } = await testApp({ db, secrets })
const { clientNo } = await clients(app, context)({ trades: 'none' })

const heading =
  'reference,revision,clientNo,kind,side,code,nameZhCN,nameZhHK,nameEnUS,quantity,amount,fees,executedAt,settlesOn'
const lineOf = (reference: string, changes: Readonly<Record<string, string>> = {}) => {
  const row: Record<string, string> = {
    ...{ reference, revision: '1', clientNo, kind: 'stock', side: 'buy', code: '02800' },
    ...{ nameZhCN: '盈富基金', nameZhHK: '盈富基金', nameEnUS: '"Tracker Fund, Hong Kong"' },
    ...{ quantity: '500', amount: '1305000', fees: '10000', executedAt: '2026-01-05T10:00:00+08:00', settlesOn: '' },
    ...changes,
  }
  return heading
    .split(',')
    .map((name) => row[name] ?? '')
    .join(',')
}
const importing = (...lines: string[]) => trades('import', written(heading, ...lines), '--by', 'Lee')
const storedTrades = async (pattern: string) => [
  ...(await db`
    select reference, revision, fees, amount, name ->> 'en-US' as name, to_char(settles_on, 'YYYY-MM-DD') as settles_on
    from trades where reference like ${pattern} order by reference`),
]
const usual = { revision: 1, fees: 10_000, amount: 1_305_000, name: 'Tracker Fund, Hong Kong', settles_on: null }

test('R16 a file is imported once by its trade numbers, with exact cents and settlement days', async () => {
  const lines = [lineOf('CSV-0001'), lineOf('CSV-0002', { settlesOn: '2026-01-09' })]
  expect(await importing(...lines)).toEqual({ code: 0, out: '2 new or changed, 0 known already\n', err: '' })
  const before = await storedTrades('CSV-%')
  expect(before).toEqual([
    { reference: 'CSV-0001', ...usual },
    { reference: 'CSV-0002', ...usual, settles_on: '2026-01-09' },
  ])
  expect((await importing(...lines)).out).toBe('0 new or changed, 2 known already\n')
  expect(await storedTrades('CSV-%')).toEqual(before)
})

test('R16 a faulty file imports nothing, and each fault is reported with its line', async () => {
  const { code, out, err } = await importing(
    lineOf('BAD-0001'),
    lineOf('BAD-0002', { fees: '100.00' }),
    lineOf('BAD-0003', { amount: '-5' }),
    lineOf('BAD-0004', { settlesOn: '2026-02-30' }),
    lineOf('BAD-0001'),
    lineOf('BAD-0005', { amount: '9999999999999999' }),
    'BAD-0006,1',
  )
  expect([code, out]).toEqual([1, ''])
  const faultLines = err.trimEnd().split('\n')
  for (const [nth, words] of [
    /: line 3: fees: /,
    /: line 4: amount: /,
    /: line 5: settlesOn: /,
    /: line 6: is the trade of line 2 again$/,
    /: line 7: amount: /,
    /: line 8: holds 2 of 14 columns$/,
    /^Nothing was imported\.$/,
  ].entries())
    expect(faultLines[nth]).toMatch(words)
  expect(faultLines).toHaveLength(7)
  expect(await storedTrades('BAD-%')).toEqual([])
})

test.each([
  ['an unknown client', () => importing(lineOf('NO-0001'), lineOf('NO-0002', { clientNo: '11111111' })), 'client'],
  [
    'a heading that lacks a column',
    () => trades('import', written('reference,fees', 'NO-0001,1'), '--by', 'Lee'),
    'the heading lacks',
  ],
  ['no trades', () => importing(''), 'holds no trade'],
])('R16 a file with %s is refused whole', async (_, run, sentence) => {
  const { code, err } = await run()
  expect(code).toBe(1)
  expect(err).toContain(sentence)
  expect(err).toContain('Nothing was imported.')
  expect(await storedTrades('NO-%')).toEqual([])
})

test.each([
  ['a missing file', ['import', '/nowhere/trades.csv', '--by', 'Lee'], 'cannot be read (ENOENT)'],
  ['a missing command', [], 'Usage: foyer trades'],
])('the command reports %s in a sentence and exits with 2', async (_, args, sentence) => {
  const { code, err } = await trades(...args)
  expect(code).toBe(2)
  expect(err).toContain(sentence)
})
