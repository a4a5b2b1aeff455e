import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useUser } from '../../platform/user-store.ts'
import { useIsVisitor } from '../../platform/visitor.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import { Art } from '../../shared/art/art.tsx'
import { FailedPart, SignInFirst } from '../../shared/personal/personal-part.tsx'
import { text as personalText } from '../../shared/personal/text.ts'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useOnline } from '../../shared/server/use-online.ts'
import { useSession } from '../../shared/server/use-session.ts'
import { useText } from '../../shared/text/use-text.ts'
import { TopBar } from '../../shared/top-bar/top-bar.tsx'
import { offlineIcon } from '../../shared/ui/later-icons.ts'
import { Notice } from '../../shared/ui/notice.tsx'
import { Loading } from '../../shared/ui/skeleton/skeleton.tsx'
import * as styles from './page.module.css'
import { Skeletons } from './skeletons.tsx'
import { text } from './text.ts'

export { text }

const loadList = () => import('./notices-list.tsx')
const NoticesList = lazy(() => loadList().then((part) => ({ default: part.NoticesList })))

const Pending = () => (
  <Loading>
    <div className={styles.noticesBar} />
    <Skeletons />
  </Loading>
)

/** The notices of the signed-in person. They are removed from memory when the person or the screen changes. */
const Notices = () => {
  const t = useText(personalText)
  const client = useQueryClient()
  const session = useSession()
  const online = useOnline()
  const isVisitor = useIsVisitor()
  const person = useUser((state) => state.userInfo?.mobileNo)
  useEffect(() => whenIdle(() => void loadList().catch(() => undefined)), [])
  useEffect(() => () => client.removeQueries({ queryKey: ['notices', person] }), [client, person])

  if ((session.isSuccess || isVisitor) && person === undefined)
    return <SignInFirst level="register" picture={<Art scene="states/empty-notices" />} />
  if (person === undefined && !online)
    return (
      <Notice tone="info" icon={offlineIcon} live>
        {t.offline}
      </Notice>
    )
  if (session.error && !session.isFetching)
    return <FailedPart error={session.error} busy={false} isWhole onRetry={() => void session.refetch()} />
  if (person === undefined) return <Pending />
  return (
    <Suspense fallback={<Pending />}>
      <NoticesList person={person} />
    </Suspense>
  )
}

/** What a person is notified of: rewards, allotments, live sessions, joined campaigns, prices, their own account. */
export const Page = (_: PageProps) => {
  const t = useText(text)
  return (
    <ServerState>
      <TopBar isShared={false} />
      <main className={`page ${styles.notices}`}>
        <h1 tabIndex={-1}>{t.title}</h1>
        <Notices />
      </main>
    </ServerState>
  )
}
