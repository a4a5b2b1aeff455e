import { inLanguage } from '@foyer/api/languages'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { useSession } from '../feed/session-context.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { Agenda } from './agenda.tsx'
import { OtherSessions } from './other-sessions.tsx'
import { Presenters } from './presenters.tsx'

/** What is below the stage: the agenda, the presenters, what to know of the session, and the other sessions. */
export const Session = () => {
  const t = useText(text)
  const language = useLanguage()
  const session = useSession()
  if (!session) return null
  const { loaded, live } = session
  const { detail } = loaded
  return (
    <div key={detail.code} className={styles.live}>
      {live.isPolling && <p className={styles.livePolling}>{t.polling}</p>}
      <Agenda items={detail.agenda} presenters={detail.presenters} current={live.now.agendaItem} />
      {detail.presenters.length > 0 && <Presenters presenters={detail.presenters} />}
      {detail.paragraphs.length > 0 && (
        <Section title={t.about}>
          <div className={styles.liveAbout}>
            {detail.paragraphs.map((paragraph) => (
              <p key={inLanguage(paragraph, language)} {...ofContent(paragraph, language)}>
                {inLanguage(paragraph, language)}
              </p>
            ))}
          </div>
        </Section>
      )}
      <OtherSessions sessions={detail.others} />
    </div>
  )
}
