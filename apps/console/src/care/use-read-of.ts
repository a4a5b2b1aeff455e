import type { BodyOf, DataOf } from '@foyer/api/endpoints/calls'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSession } from '../session/session-context.ts'
import { call, type StaffCall } from '../shared/call.ts'
import { type Fault, faultIn } from '../shared/fault.ts'

/** Sends a read, and ends the session's screens if the server says that it has ended. */
const useSend = () => {
  const { lost } = useSession()
  return <C extends StaffCall>(name: C, body: BodyOf<C>, signal: AbortSignal): Promise<DataOf<C>> =>
    call(name, body, signal).catch((failed: unknown) => {
      if (!signal.aborted) lost(faultIn(failed))
      throw failed
    })
}

interface Read<T> {
  readonly data: T | undefined
  readonly fault: Fault | undefined
  again(): void
}

/** Makes a read with a body. */
export const useReadOf = <C extends StaffCall>(name: C, body: BodyOf<C>): Read<DataOf<C>> => {
  const send = useSend()
  const { data, error, refetch } = useQuery({
    queryKey: [name, body],
    queryFn: ({ signal }) => send(name, body, signal),
  })
  return { data, fault: error ? faultIn(error) : undefined, again: () => void refetch() }
}

interface Pages<T> {
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
 * @param bodyOf the body of a page, from the position that `nextOf` found in the page before; null for the first one
 */
export const usePagesOf = <C extends StaffCall>(
  name: C,
  key: readonly unknown[],
  bodyOf: (position: string | null) => BodyOf<C>,
  nextOf: (page: DataOf<C>) => string | null,
): Pages<DataOf<C>> => {
  const send = useSend()
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [name, ...key],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }): Promise<DataOf<C>> => send(name, bodyOf(pageParam), signal),
    getNextPageParam: (page) => nextOf(page as DataOf<C>),
    // the pages on the screen do not change
    refetchOnWindowFocus: false,
  })
  return {
    pages: data?.pages as readonly DataOf<C>[] | undefined,
    fault: error ? faultIn(error) : undefined,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    more: () => void fetchNextPage(),
    again: () => void (data ? fetchNextPage() : refetch()),
  }
}
