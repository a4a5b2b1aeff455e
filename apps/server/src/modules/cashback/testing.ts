import type { CashbackReply } from '@foyer/api/cashback'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import type { TestClock } from '../../testing/clock.ts'
import type { Credentials, Device } from '../../testing/signed-client.ts'
import { clients, joins } from '../activities/testing.ts'
import { importTrades } from '../trades/import.ts'

/** The moment of a local time in Hong Kong. */
export const hkt = (time: string): number => Date.parse(`${time}+08:00`)

let references = 0

/** A trade as the back office reports it, by default a settled one with HK$100.00 in fees. */
export const tradeOf = (clientNo: string, executedAt: string, changes: object = {}) => {
  references++
  return {
    reference: `T${String(references).padStart(6, '0')}`,
    revision: 1,
    clientNo,
    kind: 'stock',
    side: 'buy',
    code: '02800',
    name: { 'zh-CN': '盈富基金', 'zh-HK': '盈富基金', 'en-US': 'Tracker Fund of Hong Kong' },
    quantity: 500,
    amount: 13_050_00,
    fees: 100_00,
    executedAt: new Date(hkt(executedAt)).toISOString(),
    ...changes,
  }
}

/**
 * A scenario with activity 492 from 3 November 2025 to 16 March 2026, and helpers to set the clock and report trades.
 */
export const cashbackScenario = async (app: App, context: Context, clock: TestClock) => {
  const { db, clocks } = context
  await db`
    update activities set opens_at = ${new Date(hkt('2025-11-03T09:00'))}, closes_at = ${new Date(hkt('2026-03-16T18:00'))}
    where number = 492`
  const client = clients(app, context)
  const goTo = (time: string) => clock.moveBusiness(hkt(time) - clocks.wall())

  /** A client without simulated trades who joined at the given moment. */
  const participant = async (joined = '2025-12-08T10:00') => {
    goTo(joined)
    const one = await client({ trades: 'none' })
    const reply = await joins(one.from, one.login, 492)
    if (reply.status !== 0) throw new Error(`the client did not join: ${JSON.stringify(reply)}`)
    return one
  }
  const report = (...trades: readonly object[]) => importTrades(context, { trades }, 'system')
  const request = async (from: Device, as: Credentials, body: object = {}) =>
    (await from.post('/api/user/492/cashback', body, as)).json()
  const cashbackStatus = async (
    { from, login }: { from: Device; login: Credentials },
    body?: object,
  ): Promise<CashbackReply> => (await request(from, login, body)).data

  return { client, goTo, participant, report, request, cashbackStatus }
}
