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
import { Closed } from './parts/closed.tsx'
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
  const target = useTarget(id)
  useSession()
  const isUnknown =
    id === undefined ||
    (target.error !== null && failureOf<'GET /redirects/:target'>(target.error).reason === 'not_found')
  if (isUnknown) return <Closed target={undefined} />
  if (target.data)
    return target.data.status === 'open' ? (
      <Confirmation target={target.data} onChanged={() => void target.refetch()} />
    ) : (
      <Closed target={target.data} />
    )
  if (target.error)
    return <FailedPart error={target.error} busy={target.isFetching} onRetry={() => void target.refetch()} />
  return <Skeleton />
}

/** R30: shows where a link leads before anyone follows it. */
export const Page = ({ query }: PageProps) => {
  const t = useText(text)
  return (
    <ServerState>
      <TopBar isShared={false} />
      <main className="page">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <div className={styles.leavingParts}>
          <Leaving id={targetIn(query)} />
        </div>
      </main>
    </ServerState>
  )
}
