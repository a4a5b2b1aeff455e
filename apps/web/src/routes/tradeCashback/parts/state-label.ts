import type { CashbackCount, CashbackPayout, CashbackReply } from '@foyer/api/cashback'
import { fill, type Texts } from '../../../shared/text/table.ts'
import type { text as pageText } from '../text.ts'
import type { text as partText } from './text.ts'

export type Tone = 'quiet' | 'info' | 'good' | 'warn'

/** The tone of a payout's state for its owner. */
export const toneOf = ({ state }: Pick<CashbackPayout, 'state'>): Tone => {
  if (state === 'revoked') return 'warn'
  if (state === 'claimable' || state === 'credited') return 'good'
  return state === 'none' || state === 'expired' ? 'quiet' : 'info'
}

interface StateLabel {
  readonly label: string
  readonly tone: Tone
}

/** The state of a month in two or three words: its tier while the month is open, then its payout. */
export const stateLabel = (
  { tiers }: CashbackReply,
  count: CashbackCount,
  payout: CashbackPayout,
  t: Texts<typeof pageText>,
  parts: Texts<typeof partText>,
): StateLabel => {
  if (payout.state !== 'open') return { label: parts[payout.state], tone: toneOf(payout) }
  if (count.isCapped) return { label: t.stateCap, tone: 'good' }
  const tier = count.tier === null ? undefined : tiers[count.tier]
  if (tier) return { label: fill(t.stateTier, { percent: tier.percent }), tone: 'good' }
  return count.counted === 0 ? { label: t.stateNone, tone: 'quiet' } : { label: t.stateUnderWay, tone: 'info' }
}
