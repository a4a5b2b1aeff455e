import { useEffect, useState } from 'react'
import { goTo } from '../../platform/navigation.ts'
import { Invitation } from '../../shared/personal/invitation.tsx'
import { WithLevel } from '../../shared/personal/with-level.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { StatisticsQuestion } from '../../shared/statistics/lazy-question.ts'
import { RootBar } from '../../shared/tab-bar/root-bar.tsx'
import { TabBar } from '../../shared/tab-bar/tab-bar.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { Loading } from '../../shared/ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import { Tabs } from '../../shared/ui/tabs/tabs.tsx'
import * as styles from './page.module.css'
import { movedTo, pathOf, tabOf, tabs } from './tab.ts'
import { text } from './text.ts'

export { text }

const Shape = () => (
  <Loading>
    <div className={`${skeletonStyles.skeleton} ${styles.accountShapeLine}`} />
    <div className={`${skeletonStyles.skeleton} ${styles.accountShape}`} />
  </Loading>
)

const Figures = lazyPart(() => import('./figures/figures.tsx').then((part) => part.Figures), <Shape />)
const SessionsTab = lazyPart(() => import('./sessions/sessions-tab.tsx').then((part) => part.SessionsTab), <Shape />)

const views = { account: Figures, sessions: SessionsTab }

/** The level that each tab requires on this device. The server checks it again. */
const levels = { account: 'login', sessions: 'register' } as const

const AccountInvitation = () => {
  const t = useText(text)
  return (
    <Invitation
      level="login"
      scene="states/signed-out-account"
      title={t.invitation}
      why={t.invitationWhy}
      inside={[t.insideValue, t.insideDay, t.insideMeans, t.insideMask]}
    />
  )
}

/** The selected tab, or the sign-in that it requires. */
const View = ({ tab }: { tab: (typeof tabs)[number] }) => {
  const Part = views[tab]
  return (
    <WithLevel level={levels[tab]} shape={<Shape />} signedOut={tab === 'account' ? <AccountInvitation /> : undefined}>
      <Part />
    </WithLevel>
  )
}

/** R31: a person's account figures and sessions, as views of one page. */
export const Page = ({ query }: PageProps) => {
  const t = useText(text)
  const requested = tabOf(query)
  const [tab, setTab] = useState(requested)
  // a link can open another tab of the page that is already shown
  useEffect(() => setTab(requested), [requested])
  const moved = movedTo(query)
  useEffect(() => {
    if (moved) goTo(moved, { replace: true })
  }, [moved])
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
