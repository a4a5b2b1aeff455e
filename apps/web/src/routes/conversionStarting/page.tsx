import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { TopBar } from '../../shared/top-bar/top-bar.tsx'
import * as styles from './page.module.css'
import { Starting } from './parts/starting.tsx'
import { text } from './text.ts'

export { text }

/** R14: a reservation with its remaining time, and its confirmation exactly once. */
export const Page = ({ query }: PageProps) => {
  const t = useText(text)
  return (
    <>
      <TopBar isShared={false} />
      <main className={`page ${styles.starting}`}>
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <ServerState>
          <Starting id={query.get('hold') ?? ''} />
        </ServerState>
      </main>
    </>
  )
}
