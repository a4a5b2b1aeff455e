import { useLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import * as skeletonStyles from '../../ui/skeleton.module.css'
import { openingEvent } from '../moment/campaign-events.ts'
import { useShown } from '../shown.ts'
import * as styles from './gate.module.css'
import { GateCaption } from './gate-caption.tsx'
import { openingWords } from './gate-words.ts'
import { text } from './text.ts'

const AddToCalendar = lazyPart(
  () => import('../../moments/add-to-calendar.tsx').then((part) => part.AddToCalendar),
  <div className={`${skeletonStyles.skeleton} ${styles.gatePending}`} />,
)

/** The gate of an activity that has not opened: when it opens, and a reminder for the person's own calendar. */
export const UpcomingGate = () => {
  const t = useText(text)
  const language = useLanguage()
  const { detail } = useShown()
  return (
    <>
      <GateCaption text={openingWords(detail.opensAt, language)} isHidden />
      <AddToCalendar event={openingEvent(detail, language)} label={t.remind} className="button button-outlined" />
    </>
  )
}
