import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Loading } from '../../../shared/ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { useRequestedSession, useSession } from '../feed/session-context.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { Reminder } from './reminder.tsx'
import { SessionFacts } from './session-facts.tsx'
import { Stage } from './stage.tsx'

/** The stage: the picture or video of the session, its state, and what one can do now. */
export const Live = () => {
  const t = useText(text)
  const session = useSession()
  const { error, isFetching, retry } = useRequestedSession()
  const why = useFailureText(error)
  if (session) {
    const { loaded, live } = session
    const { detail, api } = loaded
    return (
      <div key={detail.code} className={styles.liveStage}>
        <Stage loaded={loaded} now={live.now} />
        <SessionFacts detail={detail} live={live} />
        {live.now.state === 'scheduled' && <Reminder code={detail.code} api={api} />}
      </div>
    )
  }
  if (error)
    return (
      <Notice tone="danger" live>
        <p>
          <strong>{t.failed}</strong>
        </p>
        {why && <p>{why}</p>}
        <Button look="plain" busy={isFetching} onClick={retry}>
          {t.retry}
        </Button>
      </Notice>
    )
  return (
    <Loading>
      <div className={styles.liveStage}>
        <div className={styles.liveScreenShape} />
        <div className={`${skeletonStyles.skeleton} ${styles.liveFactsShape}`} />
      </div>
    </Loading>
  )
}
