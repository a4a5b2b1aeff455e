import type { LiveState } from '@foyer/protocol/machines/live'
import { Offer } from '../../../shared/activity/frame/offer.tsx'
import { formatClock, formatDay } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { useSession } from '../feed/session-context.tsx'
import { text } from '../text.ts'

const labels = {
  scheduled: 'startsAt',
  live: 'endsAt',
  interrupted: 'endsAt',
  ended: 'endedAt',
  replay: 'wasAt',
} as const satisfies Record<LiveState, string>

/** When the session begins, or until when it lasts, in Hong Kong time. */
export const LiveOffer = () => {
  const t = useText(text)
  const language = useLanguage()
  const session = useSession()
  if (!session) return null
  const { state, opensAt, closesAt } = session.live.now
  const at = state === 'scheduled' || state === 'replay' ? opensAt : closesAt
  return <Offer label={t[labels[state]]} figure={formatClock(language, at)} unit={formatDay(language, at)} />
}
