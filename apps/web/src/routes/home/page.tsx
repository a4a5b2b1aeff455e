import { useUser } from '../../platform/user-store.ts'
import { RiskFooter } from '../../shared/risk-footer/risk-footer.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { StatisticsQuestion } from '../../shared/statistics/lazy-question.ts'
import { useText } from '../../shared/text/use-text.ts'
import { BrandMark } from '../../shared/ui/brand-mark.tsx'
import { LanguageSelect } from '../../shared/ui/language-select.tsx'
import { later } from '../../shared/ui/later.tsx'
import * as styles from './page.module.css'
import { Activities } from './parts/activities.tsx'
import { Banners } from './parts/banners.tsx'
import { HallLinks } from './parts/hall-links.tsx'
import { RewardsRow } from './parts/rewards-row.tsx'
import { Settings } from './parts/settings.tsx'
import { SignInState } from './parts/sign-in-state.tsx'
import { text } from './text.ts'

export { text }

const Extras = later(() => import('../../shared/open-app/hall-extras.tsx').then((part) => part.HallExtras))

/** R32: the hall, the start page of a visitor who comes without a link. */
export const Page = (_: PageProps) => {
  const t = useText(text)
  const isSignedIn = useUser((state) => state.userInfo !== null)
  return (
    <ServerState>
      <header className="top-bar">
        <BrandMark />
        <Extras />
        <LanguageSelect />
      </header>
      <main className={`page ${styles.hall}`} data-hall="">
        <div className="hero">
          <h1 tabIndex={-1}>{t.title}</h1>
          <p className="lead">{t.lead}</p>
        </div>
        <SignInState />
        <HallLinks />
        {isSignedIn && <RewardsRow />}
        <Banners />
        <Activities />
        {/* a visitor has no rewards yet, so the offers come first */}
        {!isSignedIn && <RewardsRow />}
        <Settings />
      </main>
      <RiskFooter />
      <StatisticsQuestion />
    </ServerState>
  )
}
