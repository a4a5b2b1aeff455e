import type { MinuteBar } from '../feed.ts'
import type { TradingSlots } from './slots.ts'
import type { Tape } from './tape.ts'

const minute = 60_000

/** The minutes of a tape that were over at a moment, oldest first. */
export const minutesOf = (
  { slots, prices, lots }: Tape,
  trading: TradingSlots,
  lotSize: number,
  at: number,
): MinuteBar[] => {
  const bars: MinuteBar[] = []
  let open: { -readonly [Key in keyof MinuteBar]: MinuteBar[Key] } | undefined
  let ends = Number.NEGATIVE_INFINITY
  for (let nth = 0; nth < slots.length; nth++) {
    const moment = trading.beginsAt(slots[nth] as number)
    const price = prices[nth] as number
    const volume = ((lots[nth] as number) - (lots[nth - 1] ?? 0)) * lotSize
    if (open && moment < ends) {
      open.high = Math.max(open.high, price)
      open.low = Math.min(open.low, price)
      open.close = price
      open.volume += volume
      continue
    }
    const begins = Math.floor(moment / minute) * minute
    ends = begins + minute
    if (ends > at) break
    open = { at: begins, open: price, high: price, low: price, close: price, volume }
    bars.push(open)
  }
  return bars
}
