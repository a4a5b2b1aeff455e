import { pathTo } from '../../platform/path-to.ts'
import { Art } from '../../shared/art/art.tsx'
import * as styles from '../../shared/cross-border/cross-border.module.css'
import { Dated } from '../../shared/cross-border/dated.tsx'
import { Published } from '../../shared/cross-border/published.tsx'
import { ReadOn } from '../../shared/cross-border/read-on.tsx'
import { text as common } from '../../shared/cross-border/text.ts'
import { usePublic } from '../../shared/cross-border/use-public.ts'
import { RiskFooter } from '../../shared/risk-footer/risk-footer.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { StatisticsQuestion } from '../../shared/statistics/lazy-question.ts'
import { useText } from '../../shared/text/use-text.ts'
import { TopBar } from '../../shared/top-bar/top-bar.tsx'
import { Comparison } from './parts/comparison.tsx'
import { Contacts } from './parts/contacts.tsx'
import { Directions } from './parts/directions.tsx'
import { Prepare } from './parts/prepare.tsx'
import { GuideShape } from './parts/shape.tsx'
import { text } from './text.ts'

export { text }

const path = pathTo('GET /cross-border/guide')

const Guide = () => {
  const c = useText(common)
  const guide = usePublic(path)
  return (
    <div className={styles.cbBody}>
      <Published path={path} query={guide} skeleton={<GuideShape />}>
        {(guide) => (
          <>
            <Directions guide={guide} />
            <Comparison guide={guide} />
            <Prepare guide={guide} />
            <Contacts guide={guide} />
            <ReadOn from="guide" />
            <Dated asOf={guide.asOf} sources={guide.sources}>
              <p>{c.mainland}</p>
            </Dated>
          </>
        )}
      </Published>
    </div>
  )
}

/** R25: a comparison of both directions of Wealth Management Connect. Public, also in the mainland. */
export const Page = (_: PageProps) => {
  const t = useText(text)
  return (
    <ServerState>
      <TopBar />
      <main className={`page ${styles.cbPage}`}>
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <div className={styles.cbScene}>
          <Art scene="heroes/wealth-connect" />
        </div>
        <Guide />
      </main>
      <RiskFooter />
      <StatisticsQuestion />
    </ServerState>
  )
}
