import type { Handlers, Work } from './handler.ts'
import { pageOf } from './pages.ts'
import { handOverShipment, listShipments } from './shipments.ts'

interface TradeRow {
  readonly place: number
  readonly account: string
  readonly reference: string
  readonly revision: number
  readonly facts: string
}

const shown = ({ account, reference, revision, facts }: TradeRow) => ({
  ...JSON.parse(facts),
  reference,
  revision,
  account,
})

/** Reports after a place that meet a condition. */
const reportsWhere =
  ({ db, has }: Work, condition: string, ...values: string[]) =>
  (after: number, most: number): readonly TradeRow[] => {
    const corrections = has('hides_corrections') ? 'and revision = 1' : ''
    return db
      .prepare(`select * from trade_reports where place > ? and ${condition} ${corrections} order by place limit ?`)
      .all(after, ...values, most) as unknown as TradeRow[]
  }

/** Answers the document `back-office`. */
export const backOffice: Handlers = {
  handOverShipment,
  listShipments,
  listTrades: (work, { cursor = null, limit }) => {
    const { rows, ...page } = pageOf(work, { feed: 't', cursor, limit: Number(limit) }, reportsWhere(work, 'true'))
    return { items: rows.map(shown), ...page }
  },
  listTradesOfAccount: (work, { account = '', since = '', cursor = null, limit }) => {
    const condition = work.has('mixes_accounts') ? '? <> ?' : `account = ? and facts ->> '$.executedAt' >= ?`
    const read = reportsWhere(work, condition, account, new Date(`${since}T00:00:00+08:00`).toISOString())
    const { rows, ...page } = pageOf(work, { feed: 'a', cursor, limit: Number(limit) }, read)
    return { items: rows.map(shown), ...page }
  },
}
