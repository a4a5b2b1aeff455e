import type { BodyOf, DataOf } from '@foyer/api/endpoints/calls'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { StaffCall } from '../shared/call.ts'
import { type Fault, faultIn } from '../shared/fault.ts'
import { useSend } from './query.ts'

interface Pages<T> {
  /** the replies so far; undefined before the first one */
  readonly pages: readonly T[] | undefined
  readonly fault: Fault | undefined
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** the first page is read, perhaps again */
  readonly isSearching: boolean
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
  { isWanted = true }: { readonly isWanted?: boolean } = {},
): Pages<DataOf<C>> => {
  const send = useSend()
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [name, body],
    enabled: isWanted,
    initialPageParam: {} as Partial<BodyOf<C>>,
    queryFn: ({ pageParam, signal }) =>
      send(name, { ...(body as object), ...(pageParam as object) } as BodyOf<C>, signal),
    getNextPageParam: next,
    // a person who reads on loses no place
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) < 2,
  })
  return {
    pages: data?.pages,
    fault: error ? faultIn(error) : undefined,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    isSearching: isFetching && !isFetchingNextPage,
    more: () => void fetchNextPage(),
    again: () => void (data && hasNextPage ? fetchNextPage() : refetch()),
  }
}
