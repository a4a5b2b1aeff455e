import { useLanguage } from '../../text/language.ts'
import { openingEvent } from '../moment/campaign-events.ts'
import { useShown } from '../shown.ts'
import * as styles from './gate.module.css'
import { GateCaption } from './gate-caption.tsx'
import { openingWords } from './gate-words.ts'
import { Reminder } from './reminder.tsx'

/** The gate of an activity that has not opened: when it opens, and a reminder. */
export const UpcomingGate = () => {
  const language = useLanguage()
  const { detail, actions } = useShown()
  return (
    <>
      <GateCaption text={openingWords(detail.opensAt, language)} isHidden />
      <div className={styles.gateActions}>
        {actions.upcoming}
        <Reminder event={openingEvent(detail, language)} />
      </div>
    </>
  )
}
