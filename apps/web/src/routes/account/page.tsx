import { useEffect, useState } from 'react'
import { useUser } from '../../platform/user-store.ts'
import { useIsVisitor } from '../../platform/visitor.ts'
import { FailedPart, SignInFirst } from '../../shared/personal/personal-part.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useOnline } from '../../shared/server/use-online.ts'
import { useSession } from '../../shared/server/use-session.ts'
import { StatisticsQuestion } from '../../shared/statistics/lazy-question.ts'
import { RootBar } from '../../shared/tab-bar/root-bar.tsx'
import { TabBar } from '../../shared/tab-bar/tab-bar.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { Loading } from '../../shared/ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import { Tabs } from '../../shared/ui/tabs/tabs.tsx'
import * as styles from './page.module.css'
import { pathOf, tabOf, tabs } from './tab.ts'
import { text } from './text.ts'

export { text }

const Shape = () => (
  <Loading>
    <div className={`${skeletonStyles.skeleton} ${styles.accountShapeLine}`} />
    <div className={`${skeletonStyles.skeleton} ${styles.accountShape}`} />
  </Loading>
)

const Figures = lazyPart(() => import('./figures/figures.tsx').then((part) => part.Figures), <Shape />)
const WatchTab = lazyPart(() => import('./watchlist/watch-tab.tsx').then((part) => part.WatchTab), <Shape />)
const MarketTab = lazyPart(() => import('./market/market-tab.tsx').then((part) => part.MarketTab), <Shape />)

const SessionsTab = lazyPart(() => import('./sessions/sessions-tab.tsx').then((part) => part.SessionsTab), <Shape />)

const views = { account: Figures, watchlist: WatchTab, market: MarketTab, sessions: SessionsTab }

/** The level that each tab requires on this device. The server checks it again. */
const levels = { account: 'login', watchlist: 'register', market: undefined, sessions: 'register' } as const

/** The selected tab, or the sign-in that it requires. */
const View = ({ tab }: { tab: (typeof tabs)[number] }) => {
  const { flag, userInfo } = useUser()
  const isVisitor = useIsVisitor()
  const session = useSession()
  const online = useOnline()
  const Part = views[tab]
  const level = levels[tab]
  if (!level) return <Part />
  if (isVisitor) return <SignInFirst level={level} />
  if (!session.isSuccess) {
    if (session.error && !session.isFetching && online)
      return <FailedPart error={session.error} busy={false} onRetry={() => void session.refetch()} />
    if (!userInfo) return <Shape />
  }
  if (!userInfo) return <SignInFirst level={level} />
  if (level === 'login' && flag !== 'login') return <SignInFirst level="login" />
  return <Part />
}

/** R31: a person's account figures, watchlist, market and sessions, as views of one page. */
export const Page = ({ query }: PageProps) => {
  const t = useText(text)
  const requested = tabOf(query)
  const [tab, setTab] = useState(requested)
  // a link can open another tab of the page that is already shown
  useEffect(() => setTab(requested), [requested])
  return (
    <ServerState>
      <RootBar isShared={false} />
      <main className={`page ${styles.accountPage}`}>
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <Tabs
          label={t.tabs}
          tabs={tabs.map((value) => ({ value, label: t[value] }))}
          value={tab}
          onChange={(next) => {
            setTab(next)
            // replaces the address without a history entry and without scrolling
            history.replaceState(history.state, '', `#${pathOf(next)}`)
          }}
        >
          <View key={tab} tab={tab} />
        </Tabs>
      </main>
      <StatisticsQuestion />
      <TabBar current="account" />
    </ServerState>
  )
}
