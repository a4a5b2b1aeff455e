import { RiskFooter } from '../../shared/risk-footer/risk-footer.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { RootBar } from '../../shared/tab-bar/root-bar.tsx'
import { TabBar } from '../../shared/tab-bar/tab-bar.tsx'
import { useText } from '../../shared/text/use-text.ts'
import * as styles from './page.module.css'
import { Display } from './parts/display.tsx'
import { Help } from './parts/help.tsx'
import { Leave } from './parts/leave.tsx'
import { Person } from './parts/person.tsx'
import { Security } from './parts/security.tsx'
import { Shortcuts } from './parts/shortcuts.tsx'
import { text } from './text.ts'

export { text }

/** R33: who is signed in, their devices and data, the settings of the device, help, and signing out. */
export const Page = (_: PageProps) => {
  const t = useText(text)
  return (
    <ServerState>
      <RootBar isShared={false} />
      <main className="page root-page">
        <h1 tabIndex={-1}>{t.title}</h1>
        <div className={styles.meParts}>
          <Person />
          <Shortcuts />
          <Security />
          <Display />
          <Help />
          <Leave />
        </div>
      </main>
      <RiskFooter hasHotline={false} />
      <TabBar current="me" />
    </ServerState>
  )
}
