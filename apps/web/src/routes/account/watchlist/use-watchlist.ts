import type { WatchlistKeepReply, WatchlistReply } from '@foyer/contract/watchlist'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { failureOf, openSession } from '../../../platform/session.ts'
import { useUser } from '../../../platform/user-store.ts'
import { isOutcomeUnknown } from '../../../shared/once/outcome.ts'
import { useSession } from '../../../shared/server/use-session.ts'
import { getLanguage } from '../../../shared/text/language.ts'
import { textsIn } from '../../../shared/text/table.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { Keeper } from './keeper.ts'
import { text } from './text.ts'

/** As the person registered, whether an account is logged in to or not. */
const ask = async <Reply>(name: string, params = {}, signal?: AbortSignal): Promise<Reply> =>
  (await openSession()).gateway<Reply>({ function: name, params, publicParamsType: 1, signal })

const isUnknown = (error: unknown) => isOutcomeUnknown(failureOf(error).reason)

/** What the person who is signed in watches, in their order; undefined `codes` until it is there. */
export const useWatchlist = () => {
  const client = useQueryClient()
  const session = useSession()
  const person = useUser((state) => state.userInfo?.mobileNo)
  const [failure, setFailure] = useState<unknown>(null)
  const query = useQuery({
    queryKey: ['watchlist', person],
    queryFn: ({ signal }) => ask<WatchlistReply>('user/watchlist', {}, signal),
    enabled: session.isSuccess && person !== undefined,
    retry: (failures, error) => failures < 2 && isUnknown(error),
    refetchOnWindowFocus: () => !keeper.isBusy,
    refetchOnMount: 'always',
    gcTime: 0,
  })
  // one a person: who it is is known only once the session is open, and what is kept is theirs alone
  const keeper = useMemo(() => {
    const own = ['watchlist', person]
    return new Keeper({
      send: (request) => ask<WatchlistKeepReply>('user/watchlist/keep', { ...request }),
      show: (list) => {
        // what is being read is of the time before
        void client.cancelQueries({ queryKey: own })
        client.setQueryData(own, list)
      },
      onConflict: () => showToast(textsIn(text, getLanguage()).conflict),
      onFailure: setFailure,
      mayBeKept: isUnknown,
      reread: () => void client.invalidateQueries({ queryKey: own }),
    })
  }, [client, person])
  const { data } = query
  useEffect(() => {
    if (data) keeper.know(data)
  }, [keeper, data])
  return {
    codes: data?.codes,
    error: data ? null : (session.error ?? query.error),
    asking: query.isFetching || session.isFetching,
    ask: () => void (session.isSuccess ? query : session).refetch(),
    /** why the last change was not kept; null where it was */
    failure,
    keep: (codes: readonly string[]) => {
      setFailure(null)
      keeper.want(codes)
    },
  }
}

export type Watchlist = ReturnType<typeof useWatchlist>
