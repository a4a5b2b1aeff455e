import { Art } from '../../../shared/art/art.tsx'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { offlineIcon } from '../../../shared/ui/later-icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
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
      <div className={styles.videoArt}>
        <Art scene="states/nothing-found" />
      </div>
      <p className={styles.videoWay}>
        <a className="button button-plain" href="#/818videolist">
          {t.toList}
        </a>
      </p>
    </>
  )
}

const NotThere = ({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) => {
  const t = useText(text)
  const why = useFailureText(error)
  return useOnline() ? (
    <Notice tone="danger" live>
      <p>
        <strong>{t.failed}</strong>
      </p>
      {why && <p>{why}</p>}
      <Button look="plain" busy={busy} onClick={onRetry}>
        {t.retry}
      </Button>
    </Notice>
  ) : (
    <Notice tone="info" icon={offlineIcon} live>
      {t.offline}
    </Notice>
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
