import { RiskFooter } from '../../shared/risk-footer/risk-footer.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { StatisticsQuestion } from '../../shared/statistics/lazy-question.ts'
import { useText } from '../../shared/text/use-text.ts'
import { TopBar } from '../../shared/top-bar/top-bar.tsx'
import * as styles from './page.module.css'
import { Films } from './parts/films.tsx'
import { text } from './text.ts'

export { text }

/** R9: short films by topic, newest first, with the viewer's progress in each. */
export const Page = ({ query }: PageProps) => {
  const t = useText(text)
  return (
    <ServerState>
      <TopBar />
      <main className={`page ${styles.films}`}>
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <p className={styles.filmsNote}>{t.note}</p>
        <Films topic={query.get('topic')} />
      </main>
      <RiskFooter />
      <StatisticsQuestion />
    </ServerState>
  )
}
