import type { ISql } from 'postgres'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { auditEach } from '../../engine/audit.ts'
import { accountIdsOf } from '../accounts/public.ts'
import { type TradeReport, tradeFile } from './report.ts'

/** A refused file, with its first fault. */
export class TradesRefused extends Error {}

/** Rows per statement, far below the limit of its parameters. */
const batch = 1000

/** What an import requires. */
interface Books extends Pick<Context, 'db' | 'secrets'> {
  readonly clocks: Pick<Context['clocks'], 'wall'>
}

const accountsOf = async ({ db, secrets }: Books, trades: readonly TradeReport[]) => {
  const ids = await accountIdsOf(
    db,
    secrets,
    trades.map(({ clientNo }) => clientNo),
  )
  return (clientNo: string): number => {
    const id = ids.get(clientNo)
    if (id === undefined) throw new TradesRefused(`there is no client ${clientNo}`)
    return id
  }
}

/** Adds and corrects a batch. A trade never moves to another account. @returns how many were new or changed */
const storeBatch = async (tx: ISql, rows: readonly object[], wall: number): Promise<number> => {
  const reports = tx`
    select reference as subject_id, jsonb_build_object('revision', revision, 'status', status, 'counted', counted) as detail
    from stored`
  const [result] = await tx<[{ moved: number; changed: number }]>`
    with given as (select * from jsonb_populate_recordset(null::trades, ${tx.json(JSON.parse(JSON.stringify(rows)))})),
    stored as (
      insert into trades as trade select * from given
      on conflict (reference) do update set
        revision = excluded.revision, kind = excluded.kind, side = excluded.side, code = excluded.code,
        name = excluded.name, quantity = excluded.quantity, amount = excluded.amount, fees = excluded.fees,
        fee_waived = excluded.fee_waived, status = excluded.status, executed_at = excluded.executed_at,
        settles_on = excluded.settles_on
      where excluded.revision > trade.revision and excluded.account_id = trade.account_id
      returning reference, revision, status, counted_facts(trade) as counted),
    audited as (${auditEach(tx, { actor: 'operator', subject: 'trades', event: 'report', wall }, reports)})
    select (select count(*) from stored)::int as changed,
      (select count(*) from given join trades using (reference) where given.account_id <> trades.account_id)::int as moved`
  if (result.moved > 0) throw new TradesRefused('a known trade belongs to another client')
  return result.changed
}

/**
 * Imports a file of the back office, all or nothing. The same file changes nothing the second time, and an older report
 * never replaces a newer one.
 *
 * @param file parsed JSON
 * @returns how many trades were new or changed
 * @throws TradesRefused with the fault of the file
 */
export const importTrades = async (context: Books, file: unknown): Promise<number> => {
  const read = tradeFile.safeParse(file)
  if (!read.success) throw new TradesRefused(z.prettifyError(read.error))
  const { trades } = read.data
  const accountOf = await accountsOf(context, trades)
  const rows = trades.map(({ clientNo, feeWaived, executedAt, settlesOn, ...report }) => ({
    ...report,
    account_id: accountOf(clientNo),
    fee_waived: feeWaived,
    executed_at: new Date(executedAt),
    settles_on: settlesOn ?? null,
  }))
  return context.db.begin(async (tx) => {
    let changed = 0
    for (let from = 0; from < rows.length; from += batch)
      changed += await storeBatch(tx, rows.slice(from, from + batch), context.clocks.wall())
    return changed
  })
}
