import { RiskFooter } from '../../shared/risk-footer/risk-footer.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { StatisticsQuestion } from '../../shared/statistics/lazy-question.ts'
import { TopBar } from '../../shared/top-bar/top-bar.tsx'
import { Film } from './parts/film.tsx'
import { text } from './text.ts'

export { text }

/**
 * R27: one film with its chapters, captions and transcript, from the place where the viewer left it. `code` names the
 * film.
 */
export const Page = ({ query }: PageProps) => {
  const code = query.get('code')
  return (
    <ServerState>
      <TopBar />
      <main className="page">
        <Film key={code} code={code} />
      </main>
      <RiskFooter />
      <StatisticsQuestion />
    </ServerState>
  )
}
