import type { RewardItem } from '@foyer/api/rewards'
import { grantReward } from '../engine/rewards/grant.ts'
import { endOfValidity } from '../engine/rewards/validity.ts'
import type { ActivityRule } from '../engine/rules.ts'
import type { Named } from './named.ts'

interface RewardOnJoining extends Named {
  readonly type: 'cash_return' | 'physical_gift'
  readonly item: string
  /** copied into each reward */
  readonly facts: RewardItem
  /** cents, for cash */
  readonly amount?: number
  /** a reward can be claimed to the end of this day after the join */
  readonly validDays: number
  /** stocks that a join takes from, which bound what is granted */
  readonly takes: readonly string[]
}

/** The rule of an activity whose joins grant cash, claimed with an account, or a gift, claimed with an address. */
export const rewardOnJoining = ({
  activity,
  code,
  type,
  item,
  facts,
  amount,
  validDays,
  takes,
}: RewardOnJoining): ActivityRule => ({
  activity,
  code,
  items: { [item]: facts },
  grants: [{ item, type, on: { kind: 'join' } }],
  takes,
  onJoin: async ({ clocks }, tx, { personId, at }) => {
    const grant = { activity, personId, accountId: null, type, status: 'claimable', item, facts, period: '' } as const
    const validUntil = endOfValidity(at, validDays)
    const by = { actor: 'person', wall: clocks.wall() } as const
    await grantReward(tx, { ...grant, ...(amount !== undefined && { amount }), validUntil, at }, by)
  },
})
