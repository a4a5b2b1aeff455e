import type { FilmCard as Film } from '@foyer/api/films'
import { inLanguage } from '@foyer/api/languages'
import { formatNearDay } from '../format/hong-kong-time.ts'
import { playIcon } from '../player/icons.ts'
import { formatTime } from '../player/time-text.ts'
import { useLanguage } from '../text/language.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import * as styles from './film-card.module.css'
import type { Place } from './place.ts'
import { text } from './text.ts'

interface FilmCardProps {
  film: Film
  /** address of the film's picture */
  poster: string
  /** the viewer's position in the film */
  place?: Place | undefined
  /** id of the element that contains the title */
  titleId?: string
  /** the only film of its row in a wall; it fills the row */
  isAlone?: boolean
}

/** The watched part of a film, in words and as a bar. */
const Seen = ({ film, place }: { film: Film; place: Place }) => {
  const t = useText(text)
  const percent = place.seen ? 100 : Math.min(99, Math.round((100 * place.position) / film.durationSeconds))
  if (percent < 1) return null
  return (
    <span className={`${styles.filmSeen} numbers`}>
      <span className={styles.filmBar} aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
      {place.seen ? t.seen : fill(t.watched, { percent })}
    </span>
  )
}

/** A film in a list, which leads to the film. */
export const FilmCard = ({ film, poster, place, titleId, isAlone = false }: FilmCardProps) => {
  const t = useText(text)
  const language = useLanguage()
  const title = inLanguage(film.title, language)
  return (
    <a
      className={isAlone ? `${styles.filmCard} ${styles.isAlone}` : styles.filmCard}
      data-playable={film.status === 'ready' || undefined}
      href={`#/video?code=${film.code}`}
    >
      <span className={styles.filmThumb}>
        <img src={poster} alt="" width="128" height="72" loading="lazy" />
        {film.status === 'ready' && (
          <span className={styles.filmPlay}>
            <Icon path={playIcon} size={16} />
          </span>
        )}
        {film.status === 'ready' && (
          <small className={`${styles.filmLength} numbers`}>{formatTime(film.durationSeconds)}</small>
        )}
      </span>
      <span className={styles.filmWords}>
        <strong id={titleId}>{title}</strong>
        {film.series && (
          <span className="visually-hidden">{fill(t.series, { name: inLanguage(film.series, language) })}</span>
        )}
        <small className="numbers">
          {t[film.level]} · {formatNearDay(language, film.publishedAt, Date.now())}
        </small>
        {film.status !== 'ready' && <small className={styles.filmBadge}>{t[film.status]}</small>}
        {film.loginOnly && <small className={`${styles.filmBadge} ${styles.filmBadgeKey}`}>{t.loginOnly}</small>}
        {place && <Seen film={film} place={place} />}
      </span>
    </a>
  )
}
