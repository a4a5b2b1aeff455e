import { Art } from '../../shared/art/art.tsx'
import { PersonalPart } from '../../shared/personal/personal-part.tsx'
import { isGone, usePresented } from '../../shared/presentation/use-presented.ts'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { TopBar } from '../../shared/top-bar/top-bar.tsx'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import * as styles from './page.module.css'
import { Missing } from './parts/missing.tsx'
import { Voucher } from './parts/voucher.tsx'
import { text } from './text.ts'

export { text }

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const Presented = ({ id }: { id: string }) => {
  const presented = usePresented(id)
  if (isGone(presented.error)) return <Missing />
  return (
    <PersonalPart
      personal={presented}
      level="register"
      picture={<Art scene="prizes/voucher" />}
      skeleton={<div className={`${skeletonStyles.skeleton} ${styles.presentSkeleton}`} />}
    >
      {(data) => (
        <Voucher
          id={id}
          presented={data}
          error={presented.error}
          isFetching={presented.isFetching}
          onRefetch={() => void presented.refetch()}
        />
      )}
    </PersonalPart>
  )
}

/** R13: a voucher for a counter, shown by a code that renews automatically until it is used. */
export const Page = ({ query }: PageProps) => {
  const t = useText(text)
  const id = query.get('reward') ?? ''
  return (
    <ServerState>
      <TopBar isShared={false} />
      <main className="page">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <div className={styles.presentBody}>{idPattern.test(id) ? <Presented key={id} id={id} /> : <Missing />}</div>
      </main>
    </ServerState>
  )
}
