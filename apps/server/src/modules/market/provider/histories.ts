import type { Context } from '../../../context.ts'
import type { SecurityBar } from '../../../firm-facts/market.ts'
import { addDays, type Closures, dayOf, previousTradingDay } from '../../trading-calendar/public.ts'

/** Days of bars that are requested: five years, as long as charts go back. */
const days = 1826

interface Stored {
  readonly bars: readonly SecurityBar[]
  readonly upTo: string
}

/**
 * The trading days of a security before the day of a moment, the oldest first. They are requested from the provider once
 * after each trading day, by the first process that needs them. While the provider is away, those that were stored
 * before are returned.
 *
 * @throws SystemAway if none were stored
 */
export const barsOfProvider = async (
  { db, connectors }: Pick<Context, 'db' | 'connectors'>,
  closures: Closures,
  code: string,
  at: number,
): Promise<readonly SecurityBar[]> => {
  const { marketData } = connectors
  if (marketData.isLocal) return []
  const closed = previousTradingDay(closures, dayOf(at))
  const [stored] = await db<Stored[]>`
    select bars, to_char(up_to, 'YYYY-MM-DD') as "upTo" from market_histories where code = ${code}`
  if (stored && stored.upTo >= closed) return stored.bars
  try {
    const all = await marketData.bars(code, addDays(dayOf(at), -days))
    const bars = all.filter(({ day }) => day <= closed)
    await db`
      insert into market_histories (code, bars, up_to) values (${code}, ${db.json(JSON.parse(JSON.stringify(bars)))}, ${closed})
      on conflict (code) do update set bars = excluded.bars, up_to = excluded.up_to`
    return bars
  } catch (error) {
    if (stored) return stored.bars
    throw error
  }
}
