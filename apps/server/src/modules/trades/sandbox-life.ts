import { createHash } from 'node:crypto'
import type { TradeKind } from '@foyer/api/cashback'
import type { Context } from '../../context.ts'
import { clientAccountRows, clientNoHashes } from '../accounts/public.ts'
import { type Instrument, instruments } from '../market/public.ts'
import {
  addDays,
  type Closures,
  type Day,
  dayOf,
  momentOf,
  readClosures,
  sessionsOf,
} from '../trading-calendar/public.ts'

const listed: readonly Instrument[] = [...instruments.values()].filter(
  ({ currency, walk }) => currency === 'HKD' && walk.suspendedFrom === undefined,
)
const kinds: readonly TradeKind[] = [...Array<'stock'>(10).fill('stock'), 'ipo_allotment', 'internal_transfer']

/** Pseudo-random whole numbers below given bounds, always the same for a text. */
const chances = (text: string) => {
  const bytes = createHash('sha256').update(text).digest()
  let at = 0
  return (below: number): number => {
    const number = bytes.readUInt16BE(at)
    at += 2
    return number % below
  }
}

/** The trades of a seed on a day: none on a day without trading, otherwise up to three. */
export const tradesOn = (closures: Closures, seed: string, day: Day) => {
  const sessions = sessionsOf(closures, day)
  const count = sessions.length === 0 ? 0 : chances(`${seed} ${day}`)(4)
  return Array.from({ length: count }, (_, nth) => {
    const text = `${seed} ${day} ${nth}`
    const below = chances(text)
    const { code, name, walk } = listed[below(listed.length)] as Instrument
    const session = sessions[below(sessions.length)] ?? { from: momentOf(day, 570), to: momentOf(day, 720) }
    const quantity = (1 + below(20)) * 100
    // prices are thousandths of a dollar
    const amount = Math.round((quantity * walk.start) / 10)
    return {
      reference: `SB${createHash('sha256').update(text).digest('hex').slice(0, 10).toUpperCase()}`,
      revision: 1,
      kind: kinds[below(kinds.length)] ?? 'stock',
      side: below(2) === 0 ? 'buy' : 'sell',
      code,
      name,
      quantity,
      amount,
      fees: 15_00 + below(10_000),
      fee_waived: below(12) === 0,
      status: below(25) === 0 ? 'cancelled' : 'executed',
      executed_at: new Date(session.from + below((session.to - session.from) / 1000) * 1000),
      settles_on: null,
    } as const
  })
}

/** The seed of a client: a hash, so that the client number is not stored in clear text. */
const seedOf = (clientNo: string): string => createHash('sha256').update(`trader ${clientNo}`).digest('hex')

/** Lets clients trade day by day as determined by their number: the same in every sandbox. */
export const makeTraders = async ({ db, secrets }: Context, clientNos: readonly string[]): Promise<void> => {
  for (const clientNo of clientNos)
    await db`
      insert into sandbox_traders (account_id, seed)
      select id, ${seedOf(clientNo)} from ${clientAccountRows(db)} account
      where client_no_hash in ${db(clientNoHashes(secrets, clientNo))}
      on conflict do nothing`
}

/** Trading days with trades before an account is first read. */
const before = 20

/**
 * Adds the trades of a sandbox account up to today, from some days before a moment. A trade is the same whenever it is
 * generated, so existing ones stay and the clock may move in both directions. Accounts without simulated trading are
 * unchanged.
 */
export const growTrades = async (
  { db, clocks, environment, connectors }: Context,
  accountId: number,
  since: number,
): Promise<void> => {
  if (environment.FOYER_MODE !== 'sandbox' || !connectors.backOffice.isLocal) return
  const [trader] = await db<{ seed: string }[]>`select seed from sandbox_traders where account_id = ${accountId}`
  if (!trader) return
  const closures = await readClosures(db)
  const today = dayOf(clocks.business())
  const trades = []
  for (let day = addDays(dayOf(since), -before); day <= today; day = addDays(day, 1))
    trades.push(...tradesOn(closures, trader.seed, day))
  if (trades.length === 0) return
  const rows = trades.map((trade) => ({
    ...trade,
    account_id: accountId,
    executed_at: trade.executed_at.toISOString(),
  }))
  await db`
    insert into trades select * from jsonb_populate_recordset(null::trades, ${db.json(rows)})
    on conflict (reference) do nothing`
}
