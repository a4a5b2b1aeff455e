import type { CrossBorderGuide } from '@foyer/contract/cross-border'
import { formatWireDay } from '../../shared/cross-border/format-amount.ts'
import { Published } from '../../shared/cross-border/published.tsx'
import { ReadOn } from '../../shared/cross-border/read-on.tsx'
import { text as common } from '../../shared/cross-border/text.ts'
import { usePublic } from '../../shared/cross-border/use-public.ts'
import { RiskFooter } from '../../shared/risk-footer/risk-footer.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useLanguage } from '../../shared/text/language.ts'
import { fill } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import { TopBar } from '../../shared/ui/top-bar.tsx'
import { Compared } from './parts/compared.tsx'
import { Contacts } from './parts/contacts.tsx'
import { Directions } from './parts/directions.tsx'
import { Prepare } from './parts/prepare.tsx'
import { text } from './text.ts'
import './page.css'

export { text }

const path = 'cross-border/guide'

const Guide = () => {
  const t = useText(text)
  const c = useText(common)
  const language = useLanguage()
  const asked = usePublic<CrossBorderGuide>(path)
  return (
    <div className="cb-body">
      <Published path={path} asked={asked} skeleton={<div className="skeleton guide-shape" />}>
        {(guide) => (
          <>
            <Directions guide={guide} />
            <Compared guide={guide} />
            <Prepare guide={guide} />
            <Contacts guide={guide} />
            <ReadOn from="guide" />
            <div className="cb-note guide-sources">
              <p>{c.mainland}</p>
              <p className="numbers">{fill(c.asOf, { day: formatWireDay(language, guide.asOf) })}</p>
              <p>{t.sources}</p>
              <ul>
                {guide.sources.map((source) => (
                  <li key={source['en-US']}>{source[language]}</li>
                ))}
              </ul>
            </div>
          </>
        )}
      </Published>
    </div>
  )
}

/** R25: both directions of Wealth Management Connect side by side. Public, the mainland included. */
export const Page = (_: PageProps) => {
  const t = useText(text)
  return (
    <ServerState>
      <TopBar />
      <main className="page cb-page">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <Guide />
      </main>
      <RiskFooter />
    </ServerState>
  )
}
