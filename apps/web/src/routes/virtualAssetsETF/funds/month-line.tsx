import type { CandlesReply } from '@foyer/api/market'
import { useQuery } from '@tanstack/react-query'
import { requestMarket } from '../../../shared/market/calls.ts'
import { retryRead } from '../../../shared/server/queries.ts'
import * as styles from '../page.module.css'

/** Trading days of about a month. */
const days = 22
const width = 64
const height = 28
/** keeps the ends of the stroke inside */
const inset = 2

/** The points of a line through prices, from the lowest at the bottom to the highest at the top. */
const pointsOf = (prices: readonly number[]): string => {
  const low = Math.min(...prices)
  const range = Math.max(...prices) - low || 1
  return prices
    .map((price, n) => {
      const x = inset + ((width - 2 * inset) * n) / (prices.length - 1)
      const y = height - inset - ((height - 2 * inset) * (price - low)) / range
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')
}

/** The closing prices of the last month as a small line; an empty place of the same size until they are there. */
export const MonthLine = ({ code }: { code: string }) => {
  const { data } = useQuery({
    queryKey: ['month-line', code],
    queryFn: ({ signal }) =>
      requestMarket<CandlesReply>('market/candles', { code, period: 'day', count: days }, signal),
    staleTime: 600_000,
    retry: retryRead,
    refetchOnWindowFocus: false,
  })
  const prices = data?.candles.map(({ close }) => Number(close)) ?? []
  return (
    <svg className={styles.vaMonth} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {prices.length > 1 && <polyline points={pointsOf(prices)} />}
    </svg>
  )
}
