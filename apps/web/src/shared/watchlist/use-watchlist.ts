import { watchlistLimit } from '@foyer/api/market-limits'
import type { WatchlistKeepReply, WatchlistReply } from '@foyer/api/watchlist'
import { outcomeUnknown } from '@foyer/protocol/errors/outcome-unknown.generated'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { failureOf, openSession } from '../../platform/session.ts'
import { useUser } from '../../platform/user-store.ts'
import { retryRead, uncached } from '../server/queries.ts'
import { useSession } from '../server/use-session.ts'
import { getLanguage } from '../text/language.ts'
import { fill, textsIn } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { showToast } from '../ui/toast.ts'
import { added, type List, removed } from './list.ts'
import { WatchlistSaver } from './saver.ts'
import { text } from './text.ts'

/** Calls the gateway as the registered person, whether or not an account is logged in. */
const callGateway = async <Reply>(name: string, params = {}, signal?: AbortSignal): Promise<Reply> =>
  (await openSession()).gateway<Reply>({ function: name, params, publicParamsType: 1, signal })

/** A server of the previous release, which runs during an upgrade, knows no groups. */
const withGroups = async <Reply extends object>(reply: Promise<Reply>): Promise<Reply> => ({
  groups: [],
  ...(await reply),
})

const isUnknown = (error: unknown) => outcomeUnknown.has(failureOf(error).reason)

const savers = new WeakMap<QueryClient, Map<string | undefined, WatchlistSaver>>()

/**
 * Returns the saver of a person. All screens share it, because each change needs the revision that the change before it
 * produced. The person is undefined until the session opens, and each person has a saver of their own.
 */
const saverOf = (client: QueryClient, person: string | undefined): WatchlistSaver => {
  const own = ['watchlist', person]
  const ofClient = savers.get(client) ?? new Map<string | undefined, WatchlistSaver>()
  const saver =
    ofClient.get(person) ??
    new WatchlistSaver({
      send: (request) => withGroups(callGateway<WatchlistKeepReply>('user/watchlist/keep', { ...request })),
      show: (list) => {
        // an in-flight read would return the list before the change
        void client.cancelQueries({ queryKey: own })
        client.setQueryData(own, list)
      },
      onConflict: () => showToast(textsIn(text, getLanguage()).conflict),
      mayBeStored: isUnknown,
      reread: () => void client.invalidateQueries({ queryKey: own }),
    })
  savers.set(client, ofClient.set(person, saver))
  return saver
}

/** The watchlist of the signed-in person, in their order. `list` is undefined until it is loaded. */
export const useWatchlist = () => {
  const client = useQueryClient()
  const session = useSession()
  const person = useUser((state) => state.userInfo?.mobileNo)
  const saver = useMemo(() => saverOf(client, person), [client, person])
  const failure = useSyncExternalStore(
    saver.watch,
    () => saver.failure,
    () => null,
  )
  const query = useQuery({
    queryKey: ['watchlist', person],
    queryFn: ({ signal }) => withGroups(callGateway<WatchlistReply>('user/watchlist', {}, signal)),
    enabled: session.isSuccess && person !== undefined,
    retry: retryRead,
    // during a request the shown list is newer than that of the server
    refetchOnWindowFocus: () => !saver.isBusy,
    refetchOnMount: () => (saver.isBusy ? false : 'always'),
    ...uncached,
  })
  const { data } = query
  useEffect(() => {
    if (data) saver.accept(data)
  }, [saver, data])
  return {
    list: data satisfies List | undefined,
    error: data ? null : (session.error ?? query.error),
    isFetching: query.isFetching || session.isFetching,
    refetch: () => void (session.isSuccess ? query : session).refetch(),
    /** the reason why the last change was not stored; null if it was */
    failure,
    save: (list: List) => saver.save(list),
  }
}

export type Watchlist = ReturnType<typeof useWatchlist>

/** Adds an instrument to the watchlist or removes it, and says so in a short message. Does nothing before the list is loaded. */
export const useFollow = (code: string, name: string, { list, save }: Watchlist) => {
  const t = useText(text)
  const isOnList = list?.codes.includes(code) ?? false
  const press = () => {
    if (!list) return
    if (!isOnList && list.codes.length >= watchlistLimit) return showToast(fill(t.full, { most: watchlistLimit }))
    save(isOnList ? removed(list, code) : added(list, code))
    showToast(fill(isOnList ? t.removedNow : t.addedNow, { name }))
  }
  return { isOnList, press }
}
