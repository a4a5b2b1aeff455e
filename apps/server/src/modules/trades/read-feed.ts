import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { audit } from '../../engine/audit.ts'
import { readFeed } from '../../engine/feeds.ts'
import type { TradeFacts } from '../../firm-facts/trade.ts'
import { accountIdsUnder } from '../accounts/public.ts'
import { storeTrades } from './store.ts'

/** A trade as the port of the back office reports it. */
interface Reported extends TradeFacts {
  /** the firm's reference of the account */
  readonly account: string
}

/** The newest report of each trade: a page may contain several of one trade. */
const newestOf = (reports: readonly Reported[]): Reported[] => {
  const byReference = new Map<string, Reported>()
  for (const report of reports) {
    const known = byReference.get(report.reference)
    if (!known || known.revision < report.revision) byReference.set(report.reference, report)
  }
  return [...byReference.values()]
}

/**
 * Stores reports of accounts that are recorded here; the trades of others are read once their account is recorded
 * (`read-histories.ts`). A report that assigns a known trade to another account changes nothing and is in the audit
 * trail: it must not stop the feed.
 */
export const storeReports = async (tx: ISql, reports: readonly Reported[], wall: number): Promise<void> => {
  const newest = newestOf(reports)
  const ids = await accountIdsUnder(
    tx,
    newest.map(({ account }) => account),
  )
  const trades = newest.flatMap(({ account, ...facts }) => {
    const accountId = ids.get(account)
    return accountId === undefined ? [] : [{ ...facts, accountId }]
  })
  const { moved } = await storeTrades(tx, trades, { actor: 'system', wall })
  for (const reference of moved) {
    const { revision } = trades.find((trade) => trade.reference === reference) ?? { revision: 0 }
    const entry = { actor: 'system', subject: 'trades', event: 'report_of_other_account', wall } as const
    await audit(tx, { ...entry, subjectId: reference, detail: { revision } })
  }
}

/** Milliseconds after which no further page is requested. */
const timeLimit = 40_000

/** Reads what the firm's back office reported since the last time. Does nothing if the local rows are the back office. */
export const readTrades = async ({ db, clocks, connectors }: Context): Promise<void> => {
  const { backOffice } = connectors
  if (backOffice.isLocal) return
  await readFeed(db, {
    name: 'trades',
    ask: backOffice.tradesSince,
    store: (tx, reports) => storeReports(tx, reports, clocks.wall()),
    clock: clocks.wall,
    timeLimit,
  })
}
