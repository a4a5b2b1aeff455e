import type { BodyOf, DataOf } from '@foyer/api/endpoints/calls'
import type { CampaignActReply, CampaignDetail } from '@foyer/api/staff/campaigns'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '../acts/query.ts'
import { useSession } from '../session/session-context.ts'
import { call, type StaffCall } from '../shared/call.ts'
import { type Fault, faultIn } from '../shared/fault.ts'

export const openCall = 'POST /staff/campaigns/open'
const listCall = 'POST /staff/campaigns/list'

/** Reads with a body. */
export const useAsk = <C extends StaffCall>(name: C, body: BodyOf<C>, isWanted = true) => {
  const { lost } = useSession()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [name, body],
    enabled: isWanted,
    queryFn: ({ signal }): Promise<DataOf<C>> =>
      call(name, body, signal).catch((failed: unknown) => {
        if (!signal.aborted) lost(faultIn(failed))
        throw failed
      }),
  })
  return { data, fault: error ? faultIn(error) : undefined, isFetching, again: () => void refetch() }
}

type Filter = BodyOf<typeof listCall>['filter']

/** Reads the list of campaigns page by page. */
export const useCampaigns = (filter: Filter, isWanted = true) => {
  const { lost } = useSession()
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [listCall, filter],
    enabled: isWanted,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call(listCall, { filter, ...(pageParam !== null && { after: pageParam }) }, signal).catch((failed: unknown) => {
        if (!signal.aborted) lost(faultIn(failed))
        throw failed
      }),
    getNextPageParam: ({ after }) => after,
  })
  return {
    campaigns: data?.pages.flatMap(({ campaigns }) => campaigns),
    fault: error ? faultIn(error) : undefined,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    isSearching: isFetching && !isFetchingNextPage,
    more: () => void fetchNextPage(),
    again: () => void (data ? fetchNextPage() : refetch()),
  }
}

type ActName = 'submit' | 'withdraw' | 'return' | 'approve' | 'schedule' | 'close' | 'revert'
type ActCall = `POST /staff/campaigns/${ActName}`

/** Says that a campaign changed: its page has the new state at once, and lists load again. */
export const useChanged = () => {
  const client = useQueryClient()
  return (campaign: CampaignDetail) => {
    client.setQueryData([openCall, { id: campaign.summary.id }], campaign)
    for (const name of [listCall, 'POST /staff/campaigns/revisions', 'POST /staff/campaigns/revisions/diff'])
      void client.invalidateQueries({ queryKey: [name] })
  }
}

/** An act on a campaign, with the outcome of one that changed nothing. */
export const useCampaignAct = <C extends ActCall>(name: C, done: () => void) => {
  const changed = useChanged()
  const [refused, setRefused] = useState<CampaignActReply>()
  const act = useAct(name, openCall, (reply) => {
    // all acts reply alike, which the compiler does not see for a name of any of them
    const answer = reply as unknown as CampaignActReply
    changed(answer.campaign)
    if (answer.outcome === 'done') return done()
    setRefused(answer)
  })
  const run = (body: BodyOf<C>) => {
    setRefused(undefined)
    act.run(body)
  }
  return { ...act, run, refused }
}
export type { Fault }
