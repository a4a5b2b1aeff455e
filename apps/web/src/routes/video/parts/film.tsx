import { PictureState } from '../../../shared/art/picture-state.tsx'
import { FailedPart } from '../../../shared/personal/personal-part.tsx'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Loading, MediaShape, TextShape } from '../../../shared/ui/skeleton/skeleton.tsx'
import { useTitle } from '../../../shared/ui/use-title.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { Found } from './found.tsx'
import { isUnknown, useFilm } from './use-film.ts'

const Unknown = () => {
  const t = useText(text)
  useTitle(t.unknown)
  return (
    <>
      <h1 tabIndex={-1}>{t.unknown}</h1>
      <p className="lead">{t.unknownWhy}</p>
      <PictureState scene="nothing-found">
        <a className="button" href="#/818videolist">
          {t.toList}
        </a>
      </PictureState>
    </>
  )
}

const NotThere = ({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) => {
  const t = useText(text)
  return useOnline() ? (
    <FailedPart error={error} busy={busy} onRetry={onRetry} isWhole />
  ) : (
    <PictureState scene="offline" title={t.offline} live="status" />
  )
}

/** A film by its code, or its loading and error states. */
export const Film = ({ code }: { code: string | null }) => {
  const t = useText(text)
  const online = useOnline()
  const { data, error, isFetching, refetch } = useFilm(code)
  if (data) return <Found film={data} />
  if (isUnknown(error)) return <Unknown />
  return (
    <>
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <div className={styles.videoParts}>
        {error || !online ? (
          <NotThere error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <MediaShape />
            <TextShape lines={4} />
          </Loading>
        )}
      </div>
    </>
  )
}
