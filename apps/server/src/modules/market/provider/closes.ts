import type { ClosingPrice } from '@foyer/api/quotes'
import type { Day } from '../../trading-calendar/public.ts'
import { decimal, percentOf } from '../closes.ts'
import type { MarketConditions } from '../conditions.ts'
import { instruments } from '../instruments.ts'
import { barsOf } from '../quotes.ts'

/** The closing prices of a trading day from the provider's trading days; codes without two closes are left out. */
export const providedCloses = async (
  conditions: MarketConditions,
  codes: readonly string[],
  tradingDay: Day,
  at: number,
): Promise<ClosingPrice[]> => {
  const closes: ClosingPrice[] = []
  for (const code of codes) {
    const instrument = instruments.get(code)
    if (!instrument) continue
    const bars = (await barsOf(conditions, instrument, at)).filter(({ day }) => day <= tradingDay)
    const [before, last] = bars.slice(-2)
    if (!before || !last) continue
    const { name, currency } = instrument
    const change = last.close - before.close
    const percent = percentOf(change, before.close)
    closes.push({ code, name, currency, price: decimal(last.close), change: decimal(change), percent })
  }
  return closes
}
