import type { ReactNode } from 'react'
import * as frameStyles from '../../../shared/activity/frame/frame.module.css'
import { isUnknownCode } from '../../../shared/activity/use-detail.ts'
import { Art } from '../../../shared/art/art.tsx'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { HotlineText } from '../../../shared/hotline/hotline-text.tsx'
import * as posterStyles from '../../../shared/player/poster.module.css'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Loading } from '../../../shared/ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { useRequestedSession, useSession } from '../feed/session-context.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { Reminder } from './reminder.tsx'
import { SessionFacts } from './session-facts.tsx'
import { Stage } from './stage.tsx'

/** The stage without a session, in the place and size of one. */
const EmptyStage = ({ children }: { children?: ReactNode }) => (
  <div data-stage="">
    <div className={posterStyles.screen}>
      <Art scene="heroes/live" theme="live" fill />
      {children}
    </div>
  </div>
)

/** The stage: the picture or video of the session, its state, and what one can do now. */
export const Live = () => {
  const t = useText(text)
  const session = useSession()
  const { error, isFetching, retry } = useRequestedSession()
  const isUnknown = isUnknownCode(error)
  const why = useFailureText(isUnknown ? null : error)
  if (session) {
    const { loaded, live } = session
    const { detail, api } = loaded
    return (
      <>
        <div key={detail.code} className={styles.liveStage}>
          <Stage loaded={loaded} now={live.now} />
          <SessionFacts detail={detail} live={live} />
          {live.now.state === 'scheduled' && <Reminder code={detail.code} api={api} />}
        </div>
        <p className={frameStyles.cardRisk}>{t.notAdvice}</p>
      </>
    )
  }
  if (error)
    return (
      <div className={isUnknown ? `${styles.liveStage} ${styles.isUnknown}` : styles.liveStage}>
        <EmptyStage>
          <div className={posterStyles.screenNote} role="alert">
            <strong>{isUnknown ? t.unknown : t.failed}</strong>
            <p>
              <HotlineText>{isUnknown ? t.unknownWhy : why}</HotlineText>
            </p>
            {isUnknown ? (
              <a className="button" href="#/818live">
                {t.toSessions}
              </a>
            ) : (
              <Button busy={isFetching} onClick={retry}>
                {t.retry}
              </Button>
            )}
          </div>
        </EmptyStage>
      </div>
    )
  return (
    <Loading>
      <div className={styles.liveStage}>
        <EmptyStage>
          {/* dims the drawing, whose screen has a sign like a play button */}
          <div className={posterStyles.screenNote} />
        </EmptyStage>
        <div className={`${skeletonStyles.skeleton} ${styles.liveFactsShape}`} />
      </div>
    </Loading>
  )
}
