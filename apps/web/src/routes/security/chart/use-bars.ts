import type { CandlesReply } from '@foyer/api/market'
import type { IntradayReply } from '@foyer/api/market-details'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { requestMarket } from '../../../shared/market/calls.ts'
import { retryRead } from '../../../shared/server/queries.ts'
import type { ChartBar, ChartRange } from './bars.ts'
import type { BarLength } from './grown.ts'

/** Candles that are requested once for all ranges of the same length: a year of days, five years of weeks. */
const counts = { day: 260, week: 262 } as const

/** Milliseconds after which a chart by the minute is requested again, for the volumes of the last minutes. */
const refreshEvery = 60_000

interface Loaded {
  readonly bars: readonly ChartBar[]
  readonly length: BarLength
  /** the price that the first bar is compared with; undefined if it is not known */
  readonly before: string | undefined
  /** when the day of the bars is traded, for the chart of one day */
  readonly sessions: IntradayReply['sessions']
}

const intradayOf = async (code: string, range: 'day' | 'fiveDays', signal: AbortSignal): Promise<Loaded> => {
  const reply = await requestMarket<IntradayReply>('market/intraday', { code, range }, signal)
  return {
    bars: reply.bars.map(({ at, ...bar }) => ({ time: at, ...bar })),
    length: reply.minutes,
    before: reply.previousClose ?? undefined,
    sessions: range === 'day' ? reply.sessions : [],
  }
}

const candlesOf = async (code: string, period: 'day' | 'week', signal: AbortSignal): Promise<Loaded> => {
  const reply = await requestMarket<CandlesReply>('market/candles', { code, period, count: counts[period] }, signal)
  const bars = reply.candles.map(({ day, ...candle }) => ({ time: day, ...candle }))
  return { bars, length: period, before: undefined, sessions: [] }
}

const none: readonly ChartBar[] = []

/** The bars of a range, oldest first. */
export const useBars = (code: string, range: ChartRange) => {
  const kind = range === 'day' || range === 'fiveDays' ? range : range === 'fiveYears' ? 'weeks' : 'days'
  const query = useQuery({
    queryKey: ['chart', code, kind],
    queryFn: ({ signal }) =>
      kind === 'day' || kind === 'fiveDays'
        ? intradayOf(code, kind, signal)
        : candlesOf(code, kind === 'weeks' ? 'week' : 'day', signal),
    staleTime: refreshEvery,
    refetchInterval: kind === 'day' ? refreshEvery : false,
    retry: retryRead,
    refetchOnWindowFocus: false,
  })
  const { data } = query
  return useMemo(
    () => ({
      bars: data?.bars ?? none,
      length: data?.length ?? ('day' as const),
      before: data?.before,
      sessions: data?.sessions ?? [],
      isThere: data !== undefined,
      error: data ? null : query.error,
      isFetching: query.isFetching,
      refetch: () => void query.refetch(),
    }),
    [data, query.error, query.isFetching, query.refetch],
  )
}
