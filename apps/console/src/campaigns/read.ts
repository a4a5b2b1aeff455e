import type { BodyOf } from '@foyer/api/endpoints/calls'
import type { CampaignActReply, CampaignDetail } from '@foyer/api/staff/campaigns'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { usePages } from '../acts/pages.ts'
import { useAct } from '../acts/query.ts'

export const openCall = 'POST /staff/campaigns/open'
const listCall = 'POST /staff/campaigns/list'

type Filter = BodyOf<typeof listCall>['filter']

/** Reads the list of campaigns page by page. */
export const useCampaigns = (filter: Filter) => {
  const { pages, ...reading } = usePages(listCall, { filter }, ({ after }) => (after === null ? null : { after }))
  return { ...reading, campaigns: pages?.flatMap((page) => page.campaigns) }
}

const derivedCalls = [listCall, 'POST /staff/campaigns/revisions', 'POST /staff/campaigns/revisions/diff'] as const

type ActName = 'submit' | 'withdraw' | 'return' | 'approve' | 'schedule' | 'close' | 'revert'
type ActCall = `POST /staff/campaigns/${ActName}`

/** Says that a campaign changed: its page has the new state at once, and lists load again. */
export const useChanged = () => {
  const client = useQueryClient()
  return (campaign: CampaignDetail) => {
    client.setQueryData([openCall, { id: campaign.summary.id }], campaign)
    for (const name of derivedCalls) void client.invalidateQueries({ queryKey: [name] })
  }
}

/** Removes cached data after the editor stored a revision, so that no act names the revision before it. */
export const useStored = () => {
  const client = useQueryClient()
  return useCallback(
    (id: string) => {
      const queryKey = [openCall, { id }]
      client.removeQueries({ queryKey, type: 'inactive' })
      for (const key of [queryKey, ...derivedCalls.map((name) => [name])])
        void client.invalidateQueries({ queryKey: key })
    },
    [client],
  )
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
