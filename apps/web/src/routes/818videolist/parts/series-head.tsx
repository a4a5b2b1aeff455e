import type { FilmCard } from '@foyer/api/films'
import { inLanguage } from '@foyer/api/languages'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { seriesOf } from './series-of.ts'

/**
 * The name of a series before its first film; films of no series are the newest or the others. A feed may contain only articles, so it
 * is no heading for screen readers, which read the name in each film.
 */
export const SeriesHead = ({ film, previous }: { film: FilmCard; previous: FilmCard | undefined }) => {
  const t = useText(text)
  const language = useLanguage()
  if (previous && seriesOf(film) === seriesOf(previous)) return null
  return (
    <p className={styles.series} aria-hidden="true">
      {film.series ? inLanguage(film.series, language) : previous ? t.others : t.newest}
    </p>
  )
}
