import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import type { LoadedSession } from '../api.ts'
import { useMoving } from '../feed/use-session.ts'
import { text } from '../text.ts'
import { Agenda } from './agenda.tsx'
import { Others } from './others.tsx'
import { Presenters } from './presenters.tsx'
import { Reminder } from './reminder.tsx'
import { SessionFacts } from './session-facts.tsx'
import { Stage } from './stage.tsx'

/** A session that is there: where it stands, what is to be seen, and what it is about. */
export const Session = ({ loaded }: { loaded: LoadedSession }) => {
  const t = useText(text)
  const language = useLanguage()
  const { detail, api } = loaded
  const moving = useMoving(loaded)
  // the frame says why, and shows nothing of it either
  if (detail.withheld) return null
  return (
    <div className="live">
      <SessionFacts detail={detail} moving={moving} />
      <Stage loaded={loaded} now={moving.now} />
      <p className="live-advice">{t.notAdvice}</p>
      {moving.isPolling && <p className="live-polling">{t.polling}</p>}
      {moving.now.state === 'scheduled' && <Reminder code={detail.code} api={api} />}
      <Agenda items={detail.agenda} presenters={detail.presenters} current={moving.now.agendaItem} />
      <Presenters presenters={detail.presenters} />
      {detail.paragraphs.map((paragraph) => (
        <p key={paragraph[language]}>{paragraph[language]}</p>
      ))}
      <Others sessions={detail.others} />
    </div>
  )
}
