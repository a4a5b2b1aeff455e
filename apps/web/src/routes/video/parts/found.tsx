import { inLanguage } from '@foyer/api/languages'
import { useQueryClient } from '@tanstack/react-query'
import { FailedPart } from '../../../shared/personal/personal-part.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { useTitle } from '../../../shared/ui/use-title.ts'
import type { LoadedFilm } from '../api.ts'
import * as styles from '../page.module.css'
import { About } from './about.tsx'
import { Facts } from './facts.tsx'
import { NotPlayable } from './not-playable.tsx'
import { Related } from './related.tsx'
import { usePersonalFilm } from './use-film.ts'
import { Watch } from './watch.tsx'

/** A loaded film: its texts, its player or the reason why there is none, and related films. */
export const Found = ({ film }: { film: LoadedFilm }) => {
  const language = useLanguage()
  const personalFilm = usePersonalFilm(film)
  const { error, isFetching, refetch } = personalFilm.personal
  const client = useQueryClient()
  const { detail, api } = film
  const title = inLanguage(detail.title, language)
  useTitle(title)
  const isWithheld = personalFilm.state === 'withheld'
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      {!isWithheld && (
        <p className="lead" {...ofContent(detail.lead, language)}>
          {inLanguage(detail.lead, language)}
        </p>
      )}
      <div className={styles.videoParts}>
        {personalFilm.state === 'ready' && personalFilm.playback ? (
          <Watch
            film={film}
            playback={personalFilm.playback}
            place={personalFilm.place}
            person={personalFilm.person}
            onOver={() => void client.invalidateQueries()}
          />
        ) : (
          <>
            {personalFilm.isUnsettled && error ? (
              <FailedPart error={error} busy={isFetching} onRetry={() => void refetch()} />
            ) : (
              <NotPlayable film={film} state={personalFilm.isUnsettled ? 'checking' : personalFilm.state} />
            )}
            {!isWithheld && <Facts film={detail} />}
            {!isWithheld && personalFilm.state !== 'removed' && <About film={detail} />}
          </>
        )}
        {!isWithheld && <Related films={detail.related} api={api} />}
      </div>
    </>
  )
}
