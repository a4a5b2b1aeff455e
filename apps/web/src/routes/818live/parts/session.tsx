import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import type { LoadedSession } from '../api.ts'
import { useLiveSession } from '../feed/use-session.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { Agenda } from './agenda.tsx'
import { OtherSessions } from './other-sessions.tsx'
import { Presenters } from './presenters.tsx'
import { Reminder } from './reminder.tsx'
import { SessionFacts } from './session-facts.tsx'
import { Stage } from './stage.tsx'

/** A loaded session: its state, its picture or video, and its description. */
export const Session = ({ loaded }: { loaded: LoadedSession }) => {
  const t = useText(text)
  const language = useLanguage()
  const { detail, api } = loaded
  const live = useLiveSession(loaded)
  // the activity page around it shows the reason, so nothing of the session is shown here
  if (detail.withheld) return null
  return (
    <div className={styles.live}>
      <SessionFacts detail={detail} live={live} />
      <Stage loaded={loaded} now={live.now} />
      <p className={styles.liveAdvice}>{t.notAdvice}</p>
      {live.isPolling && <p className={styles.livePolling}>{t.polling}</p>}
      {live.now.state === 'scheduled' && <Reminder code={detail.code} api={api} />}
      <Agenda items={detail.agenda} presenters={detail.presenters} current={live.now.agendaItem} />
      <Presenters presenters={detail.presenters} />
      {detail.paragraphs.map((paragraph) => (
        <p key={paragraph[language]}>{paragraph[language]}</p>
      ))}
      <OtherSessions sessions={detail.others} />
    </div>
  )
}
