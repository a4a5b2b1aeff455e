import { useQueryClient } from '@tanstack/react-query'
import { FailedPart } from '../../../shared/personal/personal-part.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { useTitle } from '../../../shared/ui/use-title.ts'
import type { LoadedFilm } from '../api.ts'
import { About } from './about.tsx'
import { Facts } from './facts.tsx'
import { NotPlayable } from './not-playable.tsx'
import { Related } from './related.tsx'
import { useOwn } from './use-film.ts'
import { Watch } from './watch.tsx'

/** A film that is there: its words, what can be seen of it by whoever looks, and others to go on with. */
export const Found = ({ film }: { film: LoadedFilm }) => {
  const language = useLanguage()
  const own = useOwn(film)
  const { error, asking, ask } = own.personal
  const client = useQueryClient()
  const { detail, api } = film
  const title = detail.title[language]
  useTitle(title)
  const isWithheld = own.state === 'withheld'
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      {!isWithheld && <p className="lead">{detail.lead[language]}</p>}
      <div className="video-parts">
        {own.state === 'ready' && own.playback ? (
          <Watch
            film={film}
            playback={own.playback}
            place={own.place}
            person={own.person}
            onOver={() => void client.invalidateQueries()}
          />
        ) : (
          <>
            {own.isUnsettled && error ? (
              <FailedPart error={error} busy={asking} onRetry={() => void ask()} />
            ) : (
              <NotPlayable film={film} state={own.isUnsettled ? 'asking' : own.state} />
            )}
            {!isWithheld && <Facts film={detail} />}
            {!isWithheld && <About film={detail} />}
          </>
        )}
        {!isWithheld && <Related films={detail.related} api={api} />}
      </div>
    </>
  )
}
