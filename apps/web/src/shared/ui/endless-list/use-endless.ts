import { type InfiniteData, type QueryKey, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

export interface EndlessPage<Item> {
  readonly items: readonly Item[]
  /** where the next page begins; `null` at the end */
  readonly next: string | null
}

export interface Endless<Item> {
  readonly items: readonly Item[]
  /** `loading` and `failed` are about the page asked for last, the first one included */
  readonly state: 'loading' | 'failed' | 'more' | 'end'
  /** asks for the next page, or again for the one that failed; nothing while one, or the list anew, is on its way */
  readonly loadMore: () => void
  /** the first page anew in the place of all; where it fails, as `load` does, everything stays */
  readonly refresh: () => Promise<void>
}

/**
 * Pages behind cursors, kept by key. A page is never asked for twice: the query knows what is on its way, whoever asks
 * (a second crossing of the edge, a second render in strict mode, a tap on the button at the same time).
 */
export const useEndless = <Item>(
  key: QueryKey,
  load: (cursor: string | undefined, signal?: AbortSignal) => Promise<EndlessPage<Item>>,
): Endless<Item> => {
  const client = useQueryClient()
  const [isRefreshing, setRefreshing] = useState(false)
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: EndlessPage<Item>) => next ?? undefined,
    // the list says that it failed and offers to try again; pages read are not fetched anew behind the reader's back
    retry: false,
    refetchOnWindowFocus: false,
  })
  const isLoading = isRefreshing || isFetching || (!data && !isError)

  return {
    items: data?.pages.flatMap(({ items }) => items) ?? [],
    state: isLoading ? 'loading' : isError ? 'failed' : hasNextPage ? 'more' : 'end',
    loadMore: () => {
      if (!isRefreshing) void (data ? fetchNextPage : refetch)({ cancelRefetch: false })
    },
    refresh: async () => {
      setRefreshing(true)
      try {
        await client.cancelQueries({ queryKey: key })
        const first = await load(undefined)
        // whoever asked meanwhile would put back what was there before
        await client.cancelQueries({ queryKey: key })
        client.setQueryData<InfiniteData<EndlessPage<Item>>>(key, { pages: [first], pageParams: [undefined] })
      } finally {
        setRefreshing(false)
      }
    },
  }
}
