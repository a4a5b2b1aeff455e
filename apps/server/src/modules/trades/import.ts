import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Actor } from '../../engine/audit.ts'
import { accountIdsOf } from '../accounts/public.ts'
import { type TradeReport, tradeFile } from './report.ts'
import { storeTrades } from './store.ts'

/** A refused file, with its first fault. */
export class TradesRefused extends Error {}

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

/**
 * Imports a file of the back office, all or nothing. The same file changes nothing the second time, and an older report
 * never replaces a newer one.
 *
 * @param file parsed JSON
 * @param actor who imports
 * @returns how many trades were new or changed
 * @throws TradesRefused with the fault of the file
 */
export const importTrades = async (context: Books, file: unknown, actor: Actor): Promise<number> => {
  const read = tradeFile.safeParse(file)
  if (!read.success) throw new TradesRefused(z.prettifyError(read.error))
  const accountOf = await accountsOf(context, read.data.trades)
  const trades = read.data.trades.map(({ clientNo, ...facts }) => ({ ...facts, accountId: accountOf(clientNo) }))
  return context.db.begin(async (tx) => {
    const { changed, moved } = await storeTrades(tx, trades, { actor, wall: context.clocks.wall() })
    if (moved.length > 0) throw new TradesRefused('a known trade belongs to another client')
    return changed
  })
}
