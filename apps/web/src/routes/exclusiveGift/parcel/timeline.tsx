import type { Gift, GiftEvent } from '@foyer/api/gifts'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { alertIcon } from '../../../shared/ui/icons.ts'
import { checkIcon } from '../../../shared/ui/later-icons.ts'
import { nextEvents } from './next-events.ts'
import * as styles from './parcel.module.css'
import { text } from './text.ts'

/** Events that are shown as setbacks. */
const setbacks: ReadonlySet<GiftEvent> = new Set(['return', 'expire', 'revoke'])

/** The timeline of a gift: past events with their times, and the events that follow. */
export const Timeline = ({ gift }: { gift: Gift }) => {
  const t = useText(text)
  const language = useLanguage()
  const { history } = gift
  return (
    <ol className={styles.way} role="list">
      {history.map(({ event, at }, n) => (
        <li
          key={`${event} ${at} ${history.slice(0, n).filter((step) => step.event === event).length}`}
          data-event={event}
          aria-current={n === history.length - 1 ? 'step' : undefined}
        >
          <span className={styles.wayMark}>
            <Icon path={setbacks.has(event) ? alertIcon : checkIcon} size={16} />
          </span>
          <span>
            <strong>{t[event]}</strong>
            <small className="numbers">{fill(t.at, { time: formatMoment(language, at) })}</small>
          </span>
        </li>
      ))}
      {nextEvents(gift).map((event) => (
        <li key={`next ${event}`} className={styles.wayNext}>
          <span className={styles.wayMark} />
          <span>
            <strong>{t[`${event}Next`]}</strong>
            <small className="visually-hidden">{t.next}</small>
          </span>
        </li>
      ))}
    </ol>
  )
}
