import type { IntradayReply } from '@foyer/api/market-details'
import type { ChartBar } from './bars.ts'
import type { BarLength } from './grown.ts'

/** Minutes after the close of a day in which the label of its time fits. */
const labelMinutes = 20

/**
 * The empty bars until the close, so that the chart shows how much of the trading day is over. They end with the time of
 * the close and space for its label.
 */
export const roomAfter = (
  bars: readonly ChartBar[],
  length: BarLength,
  sessions: IntradayReply['sessions'],
): readonly number[] => {
  const last = Number(bars.at(-1)?.time)
  if (typeof length !== 'number' || Number.isNaN(last)) return []
  const step = length * 60_000
  return sessions.flatMap(({ from, to }, session) => {
    const end = session === sessions.length - 1 ? to + labelMinutes * 60_000 : to
    return Array.from({ length: Math.max(0, Math.floor((end - from) / step)) }, (_, nth) => from + nth * step).filter(
      (at) => at > last,
    )
  })
}
