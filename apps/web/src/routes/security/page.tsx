import { useState } from 'react'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { StatisticsQuestion } from '../../shared/statistics/lazy-question.ts'
import { TopBar } from '../../shared/top-bar/top-bar.tsx'
import * as styles from './page.module.css'
import { Security } from './security.tsx'
import { text } from './text.ts'

export { text }

/** One security or index in full: its price, its chart, its order book and its key figures. */
export const Page = ({ query }: PageProps) => {
  const code = (query.get('code') ?? '').toUpperCase()
  const [isShared, setShared] = useState(true)
  return (
    <ServerState>
      <TopBar isShared={isShared} />
      <main className={`page root-page ${styles.securityPage}`}>
        <Security key={code} code={code} onKnown={setShared} />
      </main>
      <StatisticsQuestion />
    </ServerState>
  )
}
