import type { FilmDetail } from '@foyer/api/films'
import { text as filmText } from '../../../shared/films/text.ts'
import { formatDay } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The kind of film, with the statement that it is not advice. */
export const Facts = ({ film }: { film: FilmDetail }) => {
  const t = useText(text)
  const names = useText(filmText)
  const language = useLanguage()
  return (
    <div className={styles.videoFacts}>
      <p className="numbers">
        <span className={styles.videoLevel}>{names[film.level]}</span>
        <span>
          {names[film.topic]} · {formatDay(language, film.publishedAt)}
        </span>
      </p>
      <p className={styles.videoAdvice}>{t.notAdvice}</p>
    </div>
  )
}
