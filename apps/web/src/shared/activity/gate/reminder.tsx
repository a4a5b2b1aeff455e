import { useText } from '../../text/use-text.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import * as skeletonStyles from '../../ui/skeleton.module.css'
import type { openingEvent } from '../moment/campaign-events.ts'
import * as styles from './gate.module.css'
import { text } from './text.ts'

const AddToCalendar = lazyPart(
  () => import('../../moments/add-to-calendar.tsx').then((part) => part.AddToCalendar),
  <div className={`${skeletonStyles.skeleton} ${styles.gatePending}`} />,
)

/** The action of a gate that only waits for its time: a reminder for the person's own calendar. */
export const Reminder = ({ event }: { event: ReturnType<typeof openingEvent> }) => (
  <AddToCalendar event={event} label={useText(text).remind} className="button button-outlined" />
)
