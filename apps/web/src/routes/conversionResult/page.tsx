import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { TopBar } from '../../shared/top-bar/top-bar.tsx'
import * as styles from './page.module.css'
import { Result } from './parts/result.tsx'
import { text } from './text.ts'

export { text }

/** R12: the outcome of an exchange. The address contains its id, so that a reload shows the same. */
export const Page = ({ query }: PageProps) => {
  const t = useText(text)
  return (
    <>
      <TopBar isShared={false} />
      <main className={`page ${styles.result}`}>
        <h1 tabIndex={-1}>{t.title}</h1>
        <ServerState>
          <Result id={query.get('id') ?? ''} />
        </ServerState>
      </main>
    </>
  )
}
