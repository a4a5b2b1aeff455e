import { RiskFooter } from '../../shared/risk-footer/risk-footer.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { TopBar } from '../../shared/top-bar/top-bar.tsx'
import * as styles from './page.module.css'
import { Contact } from './parts/contact.tsx'
import { Firm } from './parts/firm.tsx'
import { Hosts } from './parts/hosts.tsx'
import { Notices } from './parts/notices.tsx'
import { Versions } from './parts/versions.tsx'
import { text } from './text.ts'

export { text }

/**
 * R31, O6: the firm, its official addresses and how to complain; versions and open-source notices.
 */
export const Page = (_: PageProps) => {
  const t = useText(text)
  return (
    <ServerState>
      <TopBar />
      <main className="page">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <div className={styles.aboutParts}>
          <Hosts />
          <Firm />
          <Contact />
          <Versions />
          <Notices />
        </div>
      </main>
      <RiskFooter hasHotline={false} />
    </ServerState>
  )
}
