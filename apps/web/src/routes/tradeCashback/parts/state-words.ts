import type { CashbackCount, CashbackPayout, CashbackReply } from '@foyer/contract/cashback'
import { fill, type Texts } from '../../../shared/text/table.ts'
import type { text as pageText } from '../text.ts'
import type { text as partText } from './text.ts'

export type Tone = 'quiet' | 'info' | 'good' | 'warn'

/** What became of a month, by how its owner should take it. */
export const toneOf = ({ state }: Pick<CashbackPayout, 'state'>): Tone => {
  if (state === 'revoked') return 'warn'
  if (state === 'claimable' || state === 'credited') return 'good'
  return state === 'none' || state === 'expired' ? 'quiet' : 'info'
}

interface Words {
  readonly label: string
  readonly tone: Tone
}

/** How a month stands, in two or three words: while it is counted by its tiers, then by its payout. */
export const stateWords = (
  { tiers }: CashbackReply,
  count: CashbackCount,
  payout: CashbackPayout,
  t: Texts<typeof pageText>,
  parts: Texts<typeof partText>,
): Words => {
  if (payout.state !== 'open') return { label: parts[payout.state], tone: toneOf(payout) }
  if (count.isCapped) return { label: t.stateCap, tone: 'good' }
  const tier = count.tier === null ? undefined : tiers[count.tier]
  if (tier) return { label: fill(t.stateTier, { percent: tier.percent }), tone: 'good' }
  return count.counted === 0 ? { label: t.stateNone, tone: 'quiet' } : { label: t.stateUnderWay, tone: 'info' }
}
