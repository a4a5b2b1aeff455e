import { type InfiniteData, type QueryKey, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

export interface EndlessPage<Item> {
  readonly items: readonly Item[]
  /** cursor of the next page; `null` at the end */
  readonly next: string | null
}

export interface Endless<Item> {
  readonly items: readonly Item[]
  /** `loading` and `failed` refer to the last requested page, including the first */
  readonly state: 'loading' | 'failed' | 'more' | 'end'
  /** why the last page did not load */
  readonly error: unknown
  /** requests the next page, or retries the failed one; does nothing while a page or a refresh is in flight */
  readonly loadMore: () => void
  /**
   * Replaces all pages by a new first page, and by those of the shown items that `rest` returns to follow it. If that
   * fails, as `load` does, the pages stay.
   */
  readonly refresh: (rest?: (first: readonly Item[], shown: readonly Item[]) => readonly Item[]) => Promise<void>
}

/**
 * Pages by cursor, cached by key. No page is requested twice, whether by a second crossing of the edge, a second render
 * in strict mode or a simultaneous tap on the button, because the query knows what is in flight.
 *
 * @param arrived returns the first page if it has arrived with the document
 */
export const useEndless = <Item>(
  key: QueryKey,
  load: (cursor: string | undefined, signal?: AbortSignal) => Promise<EndlessPage<Item>>,
  arrived?: () => EndlessPage<Item> | undefined,
): Endless<Item> => {
  const client = useQueryClient()
  const [isRefreshing, setRefreshing] = useState(false)
  const { data, error, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    initialData: (): InfiniteData<EndlessPage<Item>, string | undefined> | undefined => {
      const first = arrived?.()
      return first && { pages: [first], pageParams: [undefined] }
    },
    getNextPageParam: ({ next }: EndlessPage<Item>) => next ?? undefined,
    // The list shows the failure and offers a retry. Pages already shown are not fetched again in the background.
    retry: false,
    // offline too, because a worker may have the answer, and a failure explains itself
    networkMode: 'offlineFirst',
    refetchOnWindowFocus: false,
  })
  const isLoading = isRefreshing || isFetching || (!data && !isError)

  return {
    items: data?.pages.flatMap(({ items }) => items) ?? [],
    error,
    state: isLoading ? 'loading' : isError ? 'failed' : hasNextPage ? 'more' : 'end',
    loadMore: () => {
      if (!isRefreshing) void (data ? fetchNextPage : refetch)({ cancelRefetch: false })
    },
    refresh: async (rest = () => []) => {
      setRefreshing(true)
      try {
        await client.cancelQueries({ queryKey: key })
        const first = await load(undefined)
        // a page in flight would restore the pages from before the refresh
        await client.cancelQueries({ queryKey: key })
        client.setQueryData<InfiniteData<EndlessPage<Item>>>(key, (before) => {
          const last = before?.pages.at(-1)
          const items = rest(first.items, before?.pages.flatMap((page) => page.items) ?? [])
          return last && items.length > 0
            ? { pages: [first, { ...last, items }], pageParams: [undefined, first.next ?? undefined] }
            : { pages: [first], pageParams: [undefined] }
        })
      } finally {
        setRefreshing(false)
      }
    },
  }
}
