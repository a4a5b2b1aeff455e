import type { ISql } from 'postgres'
import { type Actor, auditEach } from '../../engine/audit.ts'
import type { TradeFacts } from '../../firm-facts/trade.ts'

/** A trade of an account whose row is known. */
export interface AccountTrade extends TradeFacts {
  readonly accountId: number
}

/** Rows per statement, far below the limit of its parameters. */
const batch = 1000

/** What became of reports. */
export interface Stored {
  /** how many trades were new or changed */
  readonly changed: number
  /** references of known trades that the reports assign to another account; these remain as they were */
  readonly moved: readonly string[]
}

const rowOf = ({ accountId, feeWaived, executedAt, settlesOn, ...facts }: AccountTrade) => ({
  ...facts,
  account_id: accountId,
  fee_waived: feeWaived,
  executed_at: new Date(executedAt),
  settles_on: settlesOn ?? null,
})

/** Who reports trades, and when by the wall clock. */
export interface Reporter {
  readonly actor: Actor
  readonly wall: number
}

/** Adds and corrects a batch, in which each trade is once. */
const storeBatch = async (tx: ISql, trades: readonly AccountTrade[], by: Reporter): Promise<Stored> => {
  const reports = tx`
    select reference as subject_id, jsonb_build_object('revision', revision, 'status', status, 'counted', counted) as detail
    from stored`
  const rows = JSON.parse(JSON.stringify(trades.map(rowOf)))
  const [result] = await tx<[Stored]>`
    with given as (
      select account_id, reference, revision, kind, side, code, name, quantity, amount, fees, fee_waived, status,
        executed_at, settles_on
      from jsonb_populate_recordset(null::trades, ${tx.json(rows)})),
    stored as (
      insert into trades as trade (account_id, reference, revision, kind, side, code, name, quantity, amount, fees,
        fee_waived, status, executed_at, settles_on)
      select * from given
      on conflict (reference) do update set
        revision = excluded.revision, kind = excluded.kind, side = excluded.side, code = excluded.code,
        name = excluded.name, quantity = excluded.quantity, amount = excluded.amount, fees = excluded.fees,
        fee_waived = excluded.fee_waived, status = excluded.status, executed_at = excluded.executed_at,
        settles_on = excluded.settles_on
      where excluded.revision > trade.revision and excluded.account_id = trade.account_id
      returning reference, revision, status, counted_facts(trade) as counted),
    audited as (${auditEach(tx, { ...by, subject: 'trades', event: 'report' }, reports)})
    select (select count(*) from stored)::int as changed,
      array(select reference from given join trades using (reference)
        where given.account_id <> trades.account_id order by reference) as moved`
  return result
}

/**
 * Stores reports of trades: a trade is stored once by its reference, a later report corrects or cancels it, and an older
 * one changes nothing. A trade never moves to another account.
 *
 * @param trades each trade at most once
 */
export const storeTrades = async (tx: ISql, trades: readonly AccountTrade[], by: Reporter): Promise<Stored> => {
  let changed = 0
  const moved: string[] = []
  for (let from = 0; from < trades.length; from += batch) {
    const stored = await storeBatch(tx, trades.slice(from, from + batch), by)
    changed += stored.changed
    moved.push(...stored.moved)
  }
  return { changed, moved }
}
