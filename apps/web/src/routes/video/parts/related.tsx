import type { FilmCard as Film } from '@foyer/api/films'
import { mediaUrl } from '../../../platform/media-url.ts'
import * as filmCardStyles from '../../../shared/films/film-card.module.css'
import { FilmCard } from '../../../shared/films/film-card.tsx'
import { storedPlace } from '../../../shared/films/place.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** Related films. */
export const Related = ({ films, api }: { films: readonly Film[]; api: string }) => {
  const t = useText(text)
  return (
    <section className={styles.videoRelated} aria-labelledby="video-related">
      <h2 id="video-related">{t.related}</h2>
      {films.length > 0 && (
        <ul role="list" className={filmCardStyles.filmWall}>
          {films.map((film) => (
            <li key={film.code}>
              <FilmCard film={film} poster={mediaUrl(api, film.poster)} place={storedPlace(film.code)} />
            </li>
          ))}
        </ul>
      )}
      <a className="button button-plain" href="#/818videolist">
        {t.toList}
      </a>
    </section>
  )
}
