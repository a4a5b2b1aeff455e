import type { Candle, CandlesReply } from '@foyer/api/market'
import type { CandlePeriod } from '@foyer/api/market-limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { retryRead } from '../../server/queries.ts'
import { requestMarket } from '../calls.ts'

const perPage = 120

/** The candles of a code, oldest first, loaded page by page from the newest. `older` requests the previous page. */
export const useCandles = (code: string, period: CandlePeriod) => {
  const query = useInfiniteQuery({
    queryKey: ['candles', code, period],
    queryFn: ({ pageParam, signal }) =>
      requestMarket<CandlesReply>(
        'market/candles',
        { code, period, count: perPage, ...(pageParam !== undefined && { before: pageParam }) },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasMore, candles }) => (hasMore ? candles[0]?.day : undefined),
    staleTime: 60_000,
    retry: retryRead,
    refetchOnWindowFocus: false,
  })
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const candles = useMemo<readonly Candle[]>(
    () => [...(data?.pages ?? [])].reverse().flatMap((page) => page.candles),
    [data],
  )
  return {
    candles,
    isThere: data !== undefined,
    error: data ? null : query.error,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
    hasOlder: hasNextPage,
    older: () => void (hasNextPage && !isFetchingNextPage && fetchNextPage()),
  }
}
