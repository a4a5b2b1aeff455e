import type { BodyOf, DataOf } from '@foyer/api/endpoints/calls'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSession } from '../session/session-context.ts'
import { call, type StaffCall } from '../shared/call.ts'
import { type Fault, faultIn } from '../shared/fault.ts'

interface Pages<T> {
  /** the replies so far; undefined before the first one */
  readonly pages: readonly T[] | undefined
  readonly fault: Fault | undefined
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  more(): void
  again(): void
}

/**
 * Reads a list page by page.
 *
 * @param body what the list contains, which names it in the cache
 * @param next the additional fields of the call for the page after a reply; null after the last one
 */
export const usePages = <C extends StaffCall>(
  name: C,
  body: BodyOf<C>,
  next: (reply: DataOf<C>) => Partial<BodyOf<C>> | null,
): Pages<DataOf<C>> => {
  const { lost } = useSession()
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [name, body],
    initialPageParam: {} as Partial<BodyOf<C>>,
    queryFn: ({ pageParam, signal }) =>
      call(name, { ...(body as object), ...(pageParam as object) } as BodyOf<C>, signal).catch((failed: unknown) => {
        if (!signal.aborted) lost(faultIn(failed))
        throw failed
      }),
    getNextPageParam: next,
  })
  return {
    pages: data?.pages,
    fault: error ? faultIn(error) : undefined,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    more: () => void fetchNextPage(),
    again: () => void (data && hasNextPage ? fetchNextPage() : refetch()),
  }
}
