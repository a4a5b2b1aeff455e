import { useEffect, useState } from 'react'
import { WithLevel } from '../../shared/personal/with-level.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { StatisticsQuestion } from '../../shared/statistics/lazy-question.ts'
import { useText } from '../../shared/text/use-text.ts'
import { TopBar } from '../../shared/top-bar/top-bar.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { Loading } from '../../shared/ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import { Tabs } from '../../shared/ui/tabs/tabs.tsx'
import * as styles from './page.module.css'
import { pathOf, type Tab, tabOf, tabs } from './tab.ts'
import { text } from './text.ts'

export { text }

const Shape = () => (
  <Loading>
    <div className={`${skeletonStyles.skeleton} ${styles.marketsShape}`} />
  </Loading>
)

const MarketTab = lazyPart(() => import('./market/market-tab.tsx').then((part) => part.MarketTab), <Shape />)
const WatchTab = lazyPart(() => import('./watchlist/watch-tab.tsx').then((part) => part.WatchTab), <Shape />)

const views: Readonly<Record<Tab, () => React.JSX.Element>> = {
  market: () => <MarketTab />,
  watchlist: () => (
    <WithLevel level="register" shape={<Shape />}>
      <WatchTab />
    </WithLevel>
  ),
}

/** R31: the market for everyone, and a person's watchlist, as views of one page. */
export const Page = ({ query }: PageProps) => {
  const t = useText(text)
  const requested = tabOf(query)
  const [tab, setTab] = useState(requested)
  // a link can open another tab of the page that is already shown
  useEffect(() => setTab(requested), [requested])
  const View = views[tab]
  return (
    <ServerState>
      <TopBar isShared={false} />
      <main className={`page ${styles.marketsPage}`}>
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
          <View key={tab} />
        </Tabs>
      </main>
      <StatisticsQuestion />
    </ServerState>
  )
}
