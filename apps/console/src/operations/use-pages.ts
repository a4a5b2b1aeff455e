import type { BodyOf, DataOf } from '@foyer/api/endpoints/calls'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSession } from '../session/session-context.ts'
import { call, type StaffCall } from '../shared/call.ts'
import { faultIn } from '../shared/fault.ts'

/** A call whose list comes in pages, each of which names the place where it ends. */
export const usePages = <C extends StaffCall, Before extends string | number>(
  name: C,
  body: (before: Before | undefined) => BodyOf<C>,
  beforeOf: (data: DataOf<C>) => Before | null,
) => {
  const { lost } = useSession()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [name, body(undefined)],
    initialPageParam: undefined as Before | undefined,
    getNextPageParam: (last: DataOf<C>) => beforeOf(last) ?? undefined,
    queryFn: ({ pageParam, signal }): Promise<DataOf<C>> =>
      call(name, body(pageParam as Before | undefined), signal).catch((failed: unknown) => {
        if (!signal.aborted) lost(faultIn(failed))
        throw failed
      }),
  })
  return {
    pages: data?.pages,
    fault: error ? faultIn(error) : undefined,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    more: () => void fetchNextPage(),
    again: () => void refetch(),
  }
}
