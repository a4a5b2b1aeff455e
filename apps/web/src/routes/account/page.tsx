import { useEffect } from 'react'
import { goTo } from '../../platform/navigation.ts'
import { Art } from '../../shared/art/art.tsx'
import { Invitation } from '../../shared/personal/invitation.tsx'
import { SignInFirst } from '../../shared/personal/personal-part.tsx'
import { WithLevel } from '../../shared/personal/with-level.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { StatisticsQuestion } from '../../shared/statistics/lazy-question.ts'
import { RootBar } from '../../shared/tab-bar/root-bar.tsx'
import { TabBar } from '../../shared/tab-bar/tab-bar.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { TopBar } from '../../shared/top-bar/top-bar.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { Loading } from '../../shared/ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import * as styles from './page.module.css'
import { movedTo, type Tab, tabOf } from './tab.ts'
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

/** The level that each view requires on this device. The server checks it again. */
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

/** The requested view, or the sign-in that it requires. */
const View = ({ tab }: { tab: Tab }) => {
  const Part = views[tab]
  return (
    <WithLevel
      level={levels[tab]}
      shape={<Shape />}
      signedOut={
        tab === 'account' ? (
          <AccountInvitation />
        ) : (
          <SignInFirst level="register" picture={<Art scene="states/signed-out-account" />} />
        )
      }
    >
      <Part />
    </WithLevel>
  )
}

/** R31: a person's account figures, and at an address of its own the list of their devices. */
export const Page = ({ query }: PageProps) => {
  const t = useText(text)
  const tab = tabOf(query)
  const isRoot = tab === 'account'
  const moved = movedTo(query)
  useEffect(() => {
    if (moved) goTo(moved, { replace: true })
  }, [moved])
  return (
    <ServerState>
      {isRoot ? <RootBar isShared={false} /> : <TopBar isShared={false} />}
      <main className={`page root-page ${styles.accountPage}`}>
        <h1 tabIndex={-1}>{isRoot ? t.title : t.sessions}</h1>
        <View key={tab} tab={tab} />
      </main>
      <StatisticsQuestion />
      {isRoot && <TabBar current="account" />}
    </ServerState>
  )
}
