import type { FilmDetail } from '@foyer/api/films'
import { inLanguage } from '@foyer/api/languages'
import { useLanguage } from '../../../shared/text/language.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The subject of the film and its speakers. */
export const About = ({ film }: { film: FilmDetail }) => {
  const t = useText(text)
  const language = useLanguage()
  return (
    <div className={styles.videoAbout}>
      {film.paragraphs.map((paragraph) => (
        <p key={inLanguage(paragraph, language)} {...ofContent(paragraph, language)}>
          {inLanguage(paragraph, language)}
        </p>
      ))}
      {film.presenters.length > 0 && (
        <>
          <h2>{t.presenters}</h2>
          <ul role="list" className={styles.videoPeople}>
            {film.presenters.map(({ id, name, role, ceNumber }) => (
              <li key={id}>
                <span className={styles.videoFace} aria-hidden="true">
                  {[...inLanguage(name, language)][0]}
                </span>
                <span className={styles.videoPerson}>
                  <strong {...ofContent(name, language)}>{inLanguage(name, language)}</strong>
                  <small>{inLanguage(role, language)}</small>
                  {ceNumber && <small className="numbers">{fill(t.ce, { ce: ceNumber })}</small>}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
