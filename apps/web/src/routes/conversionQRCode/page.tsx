import type { ReactNode } from 'react'
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

/** The content below a title, which has the rule of use only while the voucher can be shown. */
const Titled = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => {
  const t = useText(text)
  return (
    <>
      <h1 tabIndex={-1}>{isShown ? t.title : t.voucher}</h1>
      {isShown && <p className="lead">{t.lead}</p>}
      <div className={styles.presentBody}>{children}</div>
    </>
  )
}

const Presented = ({ id }: { id: string }) => {
  const presented = usePresented(id)
  const { data } = presented
  if (isGone(presented.error))
    return (
      <Titled isShown={false}>
        <Missing />
      </Titled>
    )
  return (
    <Titled isShown={!data || Boolean(data.shown)}>
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
    </Titled>
  )
}

/** R13: a voucher for a counter, shown by a code that renews automatically until it is used. */
export const Page = ({ query }: PageProps) => {
  const id = query.get('reward') ?? ''
  return (
    <ServerState>
      <TopBar isShared={false} />
      <main className="page">
        {idPattern.test(id) ? (
          <Presented key={id} id={id} />
        ) : (
          <Titled isShown={false}>
            <Missing />
          </Titled>
        )}
      </main>
    </ServerState>
  )
}
