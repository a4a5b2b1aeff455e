import type { RewardDetail } from '@foyer/api/rewards'
import type { TextKey } from '../../../shared/text/table.ts'
import type { text } from './text.ts'

/** A step of a cash reward. `at` is the time when it was done; undefined if that is unknown or still to come. */
export interface TimelineStep {
  name: TextKey<typeof text>
  at: number | undefined
  isDone: boolean
}

/**
 * The past and future steps of a cash reward: issued, claimable from its payout day, claimed, paid in. Expiry and
 * revocation end it at any step.
 */
export const timelineOf = ({ reward, steps }: RewardDetail): TimelineStep[] => {
  const { status, issuedAt, payoutAt, validUntil } = reward
  const at = (step: RewardDetail['steps'][number]['status']) => steps.find((each) => each.status === step)?.at
  const isWaiting = status === 'pending'
  const done = (name: TimelineStep['name'], when: number | undefined): TimelineStep => ({
    name,
    at: when,
    isDone: true,
  })
  const [claimed, credited] = [at('crediting'), at('credited')]
  const before = [
    done('issued', issuedAt),
    { name: 'becomesClaimable' as const, at: payoutAt ?? issuedAt, isDone: !isWaiting },
  ]
  if (status === 'expired') return [...before, done('wasExpired', validUntil ?? undefined)]
  if (status === 'revoked')
    return [
      // if no one claimed it, it is unknown whether it had become claimable
      ...(claimed === undefined ? before.slice(0, 1) : before),
      ...(claimed === undefined ? [] : [done('wasClaimed', claimed)]),
      ...(credited === undefined ? [] : [done('wasCredited', credited)]),
      done(credited === undefined ? 'wasRevoked' : 'wasClawedBack', at('revoked')),
    ]
  return [
    ...before,
    { name: 'wasClaimed', at: claimed, isDone: status === 'crediting' || status === 'credited' },
    { name: 'wasCredited', at: credited, isDone: status === 'credited' },
  ]
}
