import type { CampaignDetail } from '@foyer/api/staff/campaigns'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { Since } from '../ui/since.tsx'
import { eventNames, pageText, stateNames } from './text.ts'
import { useActorName } from './words.tsx'

/** Who did what with the campaign, newest first. */
export const History = ({ campaign: { history } }: { campaign: CampaignDetail }) => {
  const t = useText(pageText)
  const events = useText(eventNames)
  const states = useText(stateNames)
  const nameOf = useActorName()
  const eventOf = (event: string) => (Object.hasOwn(events, event) ? events[event as keyof typeof events] : event)
  return (
    <section className="panel" aria-label={t.history}>
      <ol className="timeline">
        {history.map(({ id, at, by, event, to, reason, revision }) => (
          <li key={id}>
            <p>
              <span className="strong">{nameOf(by)}</span> {eventOf(event)}
              {revision !== null && <span className="soft"> · {fill(t.version, { revision })}</span>}
              {to !== null && <span className="soft"> → {states[to as keyof typeof states] ?? to}</span>}
            </p>
            {reason && <blockquote className="quote">{reason}</blockquote>}
            <Since at={at} />
          </li>
        ))}
      </ol>
    </section>
  )
}
