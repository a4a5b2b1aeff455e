import { RiskFooter } from '../../shared/risk-footer/risk-footer.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { StatisticsQuestion } from '../../shared/statistics/lazy-question.ts'
import { TabBar } from '../../shared/tab-bar/tab-bar.tsx'
import { BrandMark } from '../../shared/ui/brand-mark.tsx'
import { LanguageSelect } from '../../shared/ui/language-select.tsx'
import { later } from '../../shared/ui/later.tsx'
import * as styles from './page.module.css'
import { Featured } from './parts/featured.tsx'
import { HallHead } from './parts/hall-head.tsx'
import { HallLinks } from './parts/hall-links.tsx'
import { List } from './parts/list.tsx'
import { Member } from './parts/member.tsx'
import { OfflineNote } from './parts/offline-note.tsx'
import { Viewed } from './parts/viewed.tsx'
import { text } from './text.ts'
import { useFilters } from './use-filters.ts'

export { text }

const Extras = later(() => import('../../shared/open-app/hall-extras.tsx').then((part) => part.HallExtras))

/** R32: the hall, the start page of a visitor who comes without a link. */
export const Page = ({ query }: PageProps) => {
  const [filters, change] = useFilters(query)
  const isSearching = filters.search.trim() !== ''
  return (
    <ServerState>
      <header className="top-bar">
        <BrandMark />
        <Extras />
        <LanguageSelect />
      </header>
      <main className={`page root-page ${styles.hall}`} data-hall="">
        <HallHead search={filters.search} onSearch={(search) => change({ search })} />
        <OfflineNote />
        {!isSearching && (
          <>
            <Featured />
            <div className={styles.ways}>
              <Member />
              <HallLinks />
            </div>
            <Viewed />
          </>
        )}
        <List filters={filters} onChange={change} />
      </main>
      <RiskFooter />
      {!isSearching && <StatisticsQuestion />}
      <TabBar current="activities" />
    </ServerState>
  )
}
