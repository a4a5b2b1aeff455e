import type { DatabaseSync } from 'node:sqlite'

const name = { 'zh-CN': '盈富基金', 'zh-HK': '盈富基金', 'en-US': 'Tracker Fund of Hong Kong' }

/** A report of a trade: its facts as the document has them. */
interface Report {
  readonly account: string
  readonly reference: string
  readonly revision: number
  readonly executedAt: string
  readonly fees: number
  readonly status?: 'executed' | 'cancelled'
}

/** Reports a trade, unless this revision of it was reported before. Amounts are whole cents of Hong Kong dollars. */
export const reportTrade = (db: DatabaseSync, { account, reference, revision, status, ...own }: Report): void => {
  const traded = { kind: 'stock', side: 'buy', code: '02800', name, quantity: 500, amount: 1_305_000 }
  const facts = { ...traded, ...own, feeWaived: false, status: status ?? 'executed' }
  db.prepare('insert or ignore into trade_reports (account, reference, revision, facts) values (?, ?, ?, ?)').run(
    account,
    reference,
    revision,
    JSON.stringify(facts),
  )
}

const day = 24 * 60 * 60 * 1000
/** Five in the morning UTC is one in the afternoon in Hong Kong. */
const daysBefore = (now: number, days: number): string =>
  `${new Date(now - days * day).toISOString().slice(0, 10)}T05:00:00.000Z`

/** Adds the trades of the demo clients, one of them corrected and one cancelled, if there are none. */
export const addDemoTrades = (db: DatabaseSync, now = Date.now()): void => {
  if (db.prepare('select 1 from trade_reports limit 1').get()) return
  const one = { account: 'bo-margin-77001001', executedAt: daysBefore(now, 20) }
  const other = { account: 'bo-cash-77001002', executedAt: daysBefore(now, 15) }
  reportTrade(db, { ...one, reference: 'BO-0001', revision: 1, fees: 10_000 })
  reportTrade(db, { ...other, reference: 'BO-0002', revision: 1, fees: 5_000 })
  reportTrade(db, { ...one, reference: 'BO-0003', revision: 1, fees: 7_500 })
  reportTrade(db, { ...one, reference: 'BO-0001', revision: 2, fees: 9_000 })
  reportTrade(db, { ...one, reference: 'BO-0003', revision: 2, fees: 7_500, status: 'cancelled' })
  reportTrade(db, { ...other, reference: 'BO-0004', revision: 1, fees: 2_500 })
}
