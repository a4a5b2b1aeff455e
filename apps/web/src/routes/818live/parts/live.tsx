import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Loading, MediaShape, TextShape } from '../../../shared/ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { useLoadedSession } from '../feed/use-session.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { Session } from './session.tsx'

/** The session, or its loading and error states. */
export const Live = ({ code }: { code: string | null }) => {
  const t = useText(text)
  const { data, error, isFetching, refetch } = useLoadedSession(code)
  const why = useFailureText(error)
  if (data) return <Session key={data.detail.code} loaded={data} />
  if (error)
    return (
      <Notice tone="danger" live>
        <p>
          <strong>{t.failed}</strong>
        </p>
        {why && <p>{why}</p>}
        <Button look="plain" busy={isFetching} onClick={() => void refetch()}>
          {t.retry}
        </Button>
      </Notice>
    )
  return (
    <Loading>
      <div className={`${skeletonStyles.skeleton} ${styles.liveFactsShape}`} />
      <MediaShape />
      <TextShape lines={3} />
    </Loading>
  )
}
