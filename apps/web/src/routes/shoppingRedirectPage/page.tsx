import { failureOf } from '../../platform/session.ts'
import { FailedPart } from '../../shared/personal/personal-part.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useSession } from '../../shared/server/use-session.ts'
import { useText } from '../../shared/text/use-text.ts'
import { TopBar } from '../../shared/top-bar/top-bar.tsx'
import { Loading } from '../../shared/ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import { targetIn, useTarget } from './api.ts'
import * as styles from './page.module.css'
import { Closed, useClosedWords } from './parts/closed.tsx'
import { Confirmation } from './parts/confirmation.tsx'
import { text } from './text.ts'

export { text }

const Skeleton = () => (
  <Loading>
    <div className={styles.leavingShapes}>
      <div className={skeletonStyles.skeleton} />
      <div className={skeletonStyles.skeleton} />
    </div>
  </Loading>
)

const Leaving = ({ id }: { id: string | undefined }) => {
  const t = useText(text)
  const target = useTarget(id)
  useSession()
  const isUnknown =
    id === undefined ||
    (target.error !== null && failureOf<'GET /redirects/:target'>(target.error).reason === 'not_found')
  const { data, error } = target
  const [closed, why] = useClosedWords(isUnknown ? undefined : data)
  const isClosed = isUnknown || (data && data.status !== 'open')
  const content = () => {
    if (isClosed) return <Closed why={why} hasEnded={!isUnknown && data?.status === 'ended'} />
    if (data) return <Confirmation target={data} onChanged={() => void target.refetch()} />
    if (error)
      return <FailedPart error={error} busy={target.isFetching} onRetry={() => void target.refetch()} isWhole />
    return <Skeleton />
  }
  return (
    <main className={`page ${styles.leaving}`}>
      <h1 tabIndex={-1}>{isClosed ? closed : t.title}</h1>
      {!isClosed && <p className="lead">{t.lead}</p>}
      <div className={styles.leavingParts}>{content()}</div>
    </main>
  )
}

/** R30: shows where a link leads before anyone follows it. */
export const Page = ({ query }: PageProps) => (
  <ServerState>
    <TopBar isShared={false} />
    <Leaving id={targetIn(query)} />
  </ServerState>
)
