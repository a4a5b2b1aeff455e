import { useEffect, useState } from 'react'
import { nameView } from '../../platform/address.ts'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { StatisticsQuestion } from '../../shared/statistics/lazy-question.ts'
import { RootBar } from '../../shared/tab-bar/root-bar.tsx'
import { TabBar } from '../../shared/tab-bar/tab-bar.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { Body } from './body.tsx'
import * as styles from './page.module.css'
import { pathOf, tabOf } from './tab.ts'
import { text } from './text.ts'

export { text }

/** R31: the market for everyone, and a person's watchlist, as views of one page. */
export const Page = ({ query }: PageProps) => {
  const t = useText(text)
  const requested = tabOf(query)
  const [tab, setTab] = useState(requested)
  // a link can open another tab of the page that is already shown
  useEffect(() => setTab(requested), [requested])
  return (
    <ServerState>
      <RootBar isShared={false} />
      <main className={`page root-page ${styles.marketsPage}`}>
        <h1 tabIndex={-1}>{t.title}</h1>
        <Body
          tab={tab}
          onTab={(next) => {
            setTab(next)
            nameView(pathOf(next))
          }}
        />
      </main>
      <StatisticsQuestion />
      <TabBar current="markets" />
    </ServerState>
  )
}
