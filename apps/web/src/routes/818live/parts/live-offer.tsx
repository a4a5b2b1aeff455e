import type { LiveState } from '@foyer/protocol/machines/live'
import { Offer } from '../../../shared/activity/frame/offer.tsx'
import { formatClock, formatDay, formatMonthDay } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { useSession } from '../feed/session-context.tsx'
import { text } from '../text.ts'

const labels = {
  scheduled: 'startsAt',
  ended: 'endedAt',
  replay: 'wasAt',
} as const satisfies Record<Exclude<LiveState, 'live' | 'interrupted'>, string>

/** That the session is live, or when it begins or was, in Hong Kong time. */
export const LiveOffer = () => {
  const t = useText(text)
  const language = useLanguage()
  const session = useSession()
  if (!session) return null
  const { state, opensAt, closesAt } = session.live.now
  if (state === 'live' || state === 'interrupted') {
    const time = `${formatMonthDay(language, closesAt)} ${formatClock(language, closesAt)}`
    return <Offer label={t.free} figure={t.live} unit={fill(t.until, { time })} />
  }
  const at = state === 'ended' ? closesAt : opensAt
  return <Offer label={t[labels[state]]} figure={formatClock(language, at)} unit={formatDay(language, at)} />
}
