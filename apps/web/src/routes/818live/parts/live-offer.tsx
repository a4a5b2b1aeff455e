import { Offer } from '../../../shared/activity/frame/offer.tsx'
import {
  formatClock,
  formatDay,
  formatMonthDay,
  formatNearDay,
  hongKongDay,
} from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { useSession } from '../feed/session-context.tsx'
import { text } from '../text.ts'

/** The state of the session, and when it begins, ends or was, in Hong Kong time. The card below does not repeat it. */
export const LiveOffer = () => {
  const t = useText(text)
  const language = useLanguage()
  const session = useSession()
  if (!session) return null
  const { state, asOf, opensAt, closesAt } = session.live.now
  if (state === 'scheduled') {
    const [clock, day] = [formatClock(language, opensAt), formatNearDay(language, opensAt, asOf)]
    // of a session on another day, the day matters before the time
    const [figure, unit] = hongKongDay(asOf) === hongKongDay(opensAt) ? [clock, day] : [day, clock]
    return <Offer label={t.startsAt} figure={figure} unit={unit} />
  }
  if (state === 'live' || state === 'interrupted') {
    const clock = formatClock(language, closesAt)
    const isToday = hongKongDay(asOf) === hongKongDay(closesAt)
    const time = isToday ? clock : `${formatMonthDay(language, closesAt)} ${clock}`
    return <Offer figure={t.live} unit={fill(t.endsAt, { time })} />
  }
  return (
    <Offer
      label={state === 'replay' ? t.heldOn : t.replayLater}
      figure={t[state]}
      unit={formatDay(language, opensAt)}
    />
  )
}
