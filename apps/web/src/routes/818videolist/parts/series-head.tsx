import type { FilmCard } from '@foyer/api/films'
import { inLanguage } from '@foyer/api/languages'
import { useLanguage } from '../../../shared/text/language.ts'
import * as styles from '../page.module.css'

const nameOf = (film: FilmCard | undefined): string | undefined => film?.series?.['zh-CN']

/**
 * The name of a series before its first film, or a line where films of no series follow one. A feed may contain only
 * articles, so it is no heading for screen readers, which read the name in each film.
 */
export const SeriesHead = ({ film, previous }: { film: FilmCard; previous: FilmCard | undefined }) => {
  const language = useLanguage()
  if (nameOf(film) === nameOf(previous)) return null
  return film.series ? (
    <p className={styles.series} aria-hidden="true">
      {inLanguage(film.series, language)}
    </p>
  ) : (
    <div className={styles.seriesEnd} />
  )
}
