import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useUser } from '../../platform/user-store.ts'
import { useIsVisitor } from '../../platform/visitor.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import { Invitation } from '../../shared/personal/invitation.tsx'
import { FailedPart } from '../../shared/personal/personal-part.tsx'
import { text as personalText } from '../../shared/personal/text.ts'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useOnline } from '../../shared/server/use-online.ts'
import { useSession } from '../../shared/server/use-session.ts'
import { RootBar } from '../../shared/tab-bar/root-bar.tsx'
import { TabBar } from '../../shared/tab-bar/tab-bar.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { TopBar } from '../../shared/top-bar/top-bar.tsx'
import { offlineIcon } from '../../shared/ui/later-icons.ts'
import { Notice } from '../../shared/ui/notice.tsx'
import { Loading } from '../../shared/ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import { CardSkeletons } from './list/card-skeletons.tsx'
import { rewardsKey } from './list/use-rewards.ts'
import * as styles from './page.module.css'
import { text } from './text.ts'

export { text }

const loadList = () => import('./list/rewards-list.tsx')
const RewardsList = lazy(() => loadList().then((part) => ({ default: part.RewardsList })))
const RewardDetail = lazy(() => import('./detail/reward-detail.tsx').then((part) => ({ default: part.RewardDetail })))

const Skeleton = () => (
  <Loading>
    <div className={styles.rewardsBars}>
      <div className={skeletonStyles.skeleton} />
      <div className={skeletonStyles.skeleton} />
      <div className={skeletonStyles.skeleton} />
    </div>
    <CardSkeletons />
  </Loading>
)

/** The rewards of the signed-in person. They are removed from memory when the person or the screen changes. */
const Rewards = ({ query }: PageProps) => {
  const t = useText(text)
  const words = useText(personalText)
  const client = useQueryClient()
  const session = useSession()
  const online = useOnline()
  const isVisitor = useIsVisitor()
  const userInfo = useUser((state) => state.userInfo)
  const person = userInfo?.mobileNo
  const account = userInfo?.client?.clientId
  const id = query.get('id')
  // loads the code while the session opens, so that neither waits for the other
  useEffect(() => whenIdle(() => void loadList().catch(() => undefined)), [])
  useEffect(() => () => client.removeQueries({ queryKey: [...rewardsKey, person, account] }), [client, person, account])

  if ((session.isSuccess || isVisitor) && person === undefined)
    return (
      <Invitation
        level="register"
        scene="states/signed-out-rewards"
        title={t.invitation}
        why={words.signedOutWhy}
        inside={[t.insideVouchers, t.insideCash, t.insideGifts, t.insideExpiry]}
      />
    )
  if (person === undefined && !online)
    return (
      <Notice tone="info" icon={offlineIcon} live>
        {words.offline}
      </Notice>
    )
  if (session.error && !session.isFetching)
    return <FailedPart error={session.error} busy={false} isWhole onRetry={() => void session.refetch()} />
  if (person === undefined) return <Skeleton />
  return (
    <Suspense fallback={<Skeleton />}>
      {id === null ? <RewardsList query={query} owner={[person, account]} /> : <RewardDetail key={id} id={id} />}
    </Suspense>
  )
}

/** R28: all rewards of a person, each with its possible acts. */
export const Page = ({ query }: PageProps) => {
  const t = useText(text)
  const isList = !query.has('id')
  return (
    <ServerState>
      {isList ? <RootBar isShared={false} /> : <TopBar isShared={false} />}
      <main className={`page root-page ${styles.myRewards}`}>
        <h1 tabIndex={-1}>{isList ? t.title : t.detail}</h1>
        <Rewards query={query} />
      </main>
      {isList && <TabBar current="rewards" />}
    </ServerState>
  )
}
