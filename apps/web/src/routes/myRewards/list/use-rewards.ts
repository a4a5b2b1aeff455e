import type { Reward, RewardsReply } from '@foyer/api/rewards'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { pathTo } from '../../../platform/path-to.ts'
import { api } from '../../../platform/session.ts'
import { type Endless, type EndlessPage, useEndless } from '../../../shared/ui/endless-list/use-endless.ts'
import { type Filters, requestOf } from './filters.ts'

/** A page of the list, with the other data of the reply. */
interface RewardsPage extends EndlessPage<Reward> {
  readonly counts: RewardsReply['counts']
  readonly totals: RewardsReply['totals']
  /** business clock of the answer, and `performance.now()` when it arrived */
  readonly asOf: number
  readonly receivedAt: number
}

/** The prefix of all cache keys of rewards on this screen. */
export const rewardsKey = ['rewards'] as const

/**
 * @param owner the signed-in person and their account; part of the cache key, so that no one sees another person's
 * rewards
 */
export const useRewards = (
  owner: readonly (string | undefined)[],
  filters: Filters,
): { list: Endless<Reward>; first: RewardsPage | undefined } => {
  const client = useQueryClient()
  const request = requestOf(filters)
  const key = [...rewardsKey, ...owner, request]
  const list = useEndless<Reward>(key, async (cursor, signal): Promise<RewardsPage> => {
    const body = cursor === undefined ? request : { ...request, cursor }
    const reply = await api(pathTo('POST /user/rewards'), body, { signal })
    const { rewards: items, next, counts, totals, asOf } = reply
    return { items, next, counts, totals, asOf, receivedAt: performance.now() }
  })
  return { list, first: client.getQueryData<InfiniteData<RewardsPage>>(key)?.pages[0] }
}
