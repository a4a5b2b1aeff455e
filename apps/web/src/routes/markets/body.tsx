import { goTo } from '../../platform/navigation.ts'
import { useUser } from '../../platform/user-store.ts'
import { Art } from '../../shared/art/art.tsx'
import { MarketLine } from '../../shared/market/market-line.tsx'
import { QuotesFailed } from '../../shared/market/quotes-failed.tsx'
import { Found, type FoundProps } from '../../shared/market/search/found.tsx'
import { InstrumentSearch } from '../../shared/market/search/instrument-search.tsx'
import { securityPath } from '../../shared/market/security-path.ts'
import { SignInFirst } from '../../shared/personal/personal-part.tsx'
import { WithLevel } from '../../shared/personal/with-level.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { Tabs } from '../../shared/ui/tabs/tabs.tsx'
import { MarketTab } from './market/market-tab.tsx'
import * as styles from './page.module.css'
import { Shape } from './shape.tsx'
import { type Tab, tabs } from './tab.ts'
import { text } from './text.ts'

const WatchTab = lazyPart(() => import('./watchlist/watch-tab.tsx').then((part) => part.WatchTab), <Shape />)

const StarredFound = lazyPart(() => import('./starred-found.tsx').then((part) => part.StarredFound))

const Starred = (props: FoundProps) => <StarredFound {...props} Found={Found} />

const SignedOut = () => (
  <SignInFirst level="register" title={useText(text).signInFirst} picture={<Art scene="states/empty-watchlist" />} />
)

const views: Readonly<Record<Tab, () => React.JSX.Element>> = {
  market: MarketTab,
  watchlist: () => (
    <WithLevel level="register" shape={<Shape />} signedOut={<SignedOut />}>
      <WatchTab />
    </WithLevel>
  ),
}

/** The search and the state of the market above the selected view. Results of a search replace the views. */
export const Body = ({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) => {
  const t = useText(text)
  const View = views[tab]
  const isSignedIn = useUser((state) => state.userInfo !== null)
  return (
    <InstrumentSearch onPick={({ code }) => goTo(securityPath(code))} results={isSignedIn ? Starred : undefined}>
      <div className={styles.marketsLine}>
        <MarketLine />
      </div>
      <QuotesFailed />
      <div className={styles.marketsView}>
        <Tabs label={t.tabs} tabs={tabs.map((value) => ({ value, label: t[value] }))} value={tab} onChange={onTab}>
          <View key={tab} />
        </Tabs>
      </div>
    </InstrumentSearch>
  )
}
