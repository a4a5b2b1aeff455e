import type { TrailEntry, TrailFilter } from '@foyer/api/staff/trail'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSession } from '../session/session-context.ts'
import { call } from '../shared/call.ts'
import { type Fault, faultIn } from '../shared/fault.ts'

interface Found {
  readonly entries: readonly TrailEntry[] | undefined
  readonly fault: Fault | undefined
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly isSearching: boolean
  more(): void
  again(): void
}

/** Searches the audit trail page by page. */
export const useTrail = (filter: TrailFilter, isWanted: boolean): Found => {
  const { lost } = useSession()
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['POST /staff/trail', filter],
    enabled: isWanted,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call('POST /staff/trail', { filter, ...(pageParam !== null && { before: pageParam }) }, signal).catch(
        (failed: unknown) => {
          if (!signal.aborted) lost(faultIn(failed))
          throw failed
        },
      ),
    getNextPageParam: ({ before }) => before,
    // pages that a person reads stay as they are
    refetchOnWindowFocus: false,
  })
  return {
    entries: data?.pages.flatMap(({ entries }) => entries),
    fault: error ? faultIn(error) : undefined,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    isSearching: isFetching && !isFetchingNextPage,
    more: () => void fetchNextPage(),
    again: () => void (data ? fetchNextPage() : refetch()),
  }
}
