import type { Reward, RewardsReply } from '@foyer/contract/rewards'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/session.ts'
import { type Endless, type EndlessPage, useEndless } from '../../../shared/ui/endless-list/use-endless.ts'
import { type Filters, requestOf } from './filters.ts'

/** A page of the list, with what the server said beside it. */
interface RewardsPage extends EndlessPage<Reward> {
  readonly counts: RewardsReply['counts']
  /** business clock, and the page's stopwatch when it came */
  readonly asOf: number
  readonly receivedAt: number
}

/** All that this screen keeps of rewards begins with it. */
export const rewardsKey = ['rewards'] as const

/** @param owner who is signed in, and to which account: nobody sees what was kept for somebody else */
export const useRewards = (
  owner: readonly (string | undefined)[],
  filters: Filters,
): { list: Endless<Reward>; first: RewardsPage | undefined } => {
  const client = useQueryClient()
  const asked = requestOf(filters)
  const key = [...rewardsKey, ...owner, asked]
  const list = useEndless<Reward>(key, async (cursor, signal): Promise<RewardsPage> => {
    const body = cursor === undefined ? asked : { ...asked, cursor }
    const reply = await call<RewardsReply>({ path: '/user/rewards', body, ...(signal && { signal }) })
    const { rewards: items, next, counts, asOf } = reply
    return { items, next, counts, asOf, receivedAt: performance.now() }
  })
  return { list, first: client.getQueryData<InfiniteData<RewardsPage>>(key)?.pages[0] }
}
