import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { clients } from '../activities/testing.ts'
import { tradeOf } from '../cashback/testing.ts'
import { importTrades, TradesRefused } from './import.ts'

const { app, context } = await testApp()
const { db } = context
const client = clients(app, context)
const one = await client({ trades: 'none' })
const other = await client({ trades: 'none' })
const rows = (...references: readonly string[]) =>
  db`select reference, revision, fees, status from trades where reference = any (${[...references]}) order by reference`

test('R16 a file imported twice changes nothing the second time', async () => {
  const file = { trades: [tradeOf(one.clientNo, '2026-01-05T10:00'), tradeOf(one.clientNo, '2026-01-05T11:00')] }
  expect(await importTrades(context, file, 'system')).toBe(2)
  const before = await db`select * from trades order by reference`
  expect(await importTrades(context, file, 'system')).toBe(0)
  expect(await db`select * from trades order by reference`).toEqual(before)
})

test('R16 a later report corrects a trade, and an older report that arrives afterwards does not', async () => {
  const trade = tradeOf(one.clientNo, '2026-01-05T10:00', { revision: 2 })
  const { reference } = trade
  await importTrades(context, { trades: [trade] }, 'system')
  await importTrades(context, { trades: [{ ...trade, revision: 3, fees: 1, status: 'cancelled' }] }, 'system')
  await importTrades(context, { trades: [{ ...trade, revision: 1, fees: 2 }] }, 'system')
  expect(await rows(reference)).toEqual([{ reference, revision: 3, fees: 1, status: 'cancelled' }])
  expect(
    await db`select detail from audit_entries where subject = 'trades' and subject_id = ${reference} order by id`,
  ).toMatchObject([{ detail: { revision: 2, status: 'executed' } }, { detail: { revision: 3, status: 'cancelled' } }])
})

test.each([
  ['money that is no whole cent', { fees: 10.5 }],
  ['negative fees', { fees: -1 }],
  ['more than a number holds', { amount: 2 ** 53 }],
  ['an unknown kind', { kind: 'lottery' }],
  ['a time without its zone', { executedAt: '2026-01-05T10:00:00' }],
  ['an unknown field', { bonus: 1 }],
  ['a client that is not there', { clientNo: '11111111' }],
])('R16 a file with %s is refused whole', async (_, changes) => {
  const [good, bad] = [tradeOf(one.clientNo, '2026-01-05T10:00'), tradeOf(one.clientNo, '2026-01-05T10:00')]
  await expect(importTrades(context, { trades: [good, { ...bad, ...changes }] }, 'system')).rejects.toThrow(
    TradesRefused,
  )
  expect(await rows(good.reference, bad.reference)).toEqual([])
})

test('R16 a file that names a trade twice, or assigns one to another client, is refused whole', async () => {
  const trade = tradeOf(one.clientNo, '2026-01-05T10:00')
  await expect(importTrades(context, { trades: [trade, trade] }, 'system')).rejects.toThrow('names a trade twice')
  await importTrades(context, { trades: [trade] }, 'system')
  const good = tradeOf(other.clientNo, '2026-01-05T10:00')
  const moved = { ...trade, clientNo: other.clientNo, revision: 2, fees: 9 }
  await expect(importTrades(context, { trades: [good, moved] }, 'system')).rejects.toThrow('belongs to another client')
  expect(await rows(trade.reference, good.reference)).toMatchObject([{ revision: 1, fees: 100_00 }])
})
