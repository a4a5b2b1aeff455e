import { inLanguage } from '@foyer/api/languages'
import type { OtherSession } from '@foyer/api/live'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import { listOf } from '../../../shared/format/list.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** Links to the other sessions of the series, with their presenters, and to the films. */
export const OtherSessions = ({ sessions }: { sessions: readonly OtherSession[] }) => {
  const t = useText(text)
  const language = useLanguage()
  return (
    <Section title={t.others}>
      <ul role="list" className={styles.liveOthers}>
        {sessions.map(({ code, title, state, opensAt, speakers = [] }) => (
          <li key={code}>
            <a className={blocksStyles.card} href={`#/818live?code=${code}`}>
              <strong {...ofContent(title, language)}>{inLanguage(title, language)}</strong>
              <small className="numbers">
                {t[state]} · {formatMoment(language, opensAt)}
              </small>
              {speakers.length > 0 && (
                <small>
                  {fill(t.speakers, {
                    names: listOf(
                      language,
                      speakers.map((name) => inLanguage(name, language)),
                    ),
                  })}
                </small>
              )}
            </a>
          </li>
        ))}
      </ul>
      <a className="button button-plain" href="#/818videolist">
        {t.toFilms}
      </a>
    </Section>
  )
}
