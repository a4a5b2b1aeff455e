import { pathTo } from '../../platform/path-to.ts'
import * as styles from '../../shared/cross-border/cross-border.module.css'
import { Published } from '../../shared/cross-border/published.tsx'
import { ReadOn } from '../../shared/cross-border/read-on.tsx'
import { usePublic } from '../../shared/cross-border/use-public.ts'
import { RiskFooter } from '../../shared/risk-footer/risk-footer.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { StatisticsQuestion } from '../../shared/statistics/lazy-question.ts'
import { useText } from '../../shared/text/use-text.ts'
import { TopBar } from '../../shared/top-bar/top-bar.tsx'
import { Questions } from './parts/questions.tsx'
import { QuestionsShape } from './parts/shape.tsx'
import { text } from './text.ts'

export { text }

const path = pathTo('GET /cross-border/questions')

const Body = ({ query }: PageProps) => {
  const questions = usePublic(path)
  return (
    <div className={styles.cbBody}>
      <Published path={path} query={questions} skeleton={<QuestionsShape />}>
        {(published) => <Questions published={published} query={query} />}
      </Published>
      <ReadOn from="questions" />
    </div>
  )
}

/** R26: questions and answers, searched in any script, each with its own address. Public, also in the mainland. */
export const Page = ({ query }: PageProps) => {
  const t = useText(text)
  return (
    <ServerState>
      <TopBar />
      <main className={`page ${styles.cbPage}`}>
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <Body query={query} />
      </main>
      <RiskFooter />
      <StatisticsQuestion />
    </ServerState>
  )
}
