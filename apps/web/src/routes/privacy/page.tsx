import type { ErasureReply } from '@foyer/api/privacy'
import { type ReactNode, useRef, useState } from 'react'
import { pathTo } from '../../platform/path-to.ts'
import { Art } from '../../shared/art/art.tsx'
import { PersonalPart } from '../../shared/personal/personal-part.tsx'
import { usePersonal } from '../../shared/personal/use-personal.ts'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { TopBar } from '../../shared/top-bar/top-bar.tsx'
import { later } from '../../shared/ui/later.tsx'
import { Loading } from '../../shared/ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import * as styles from './page.module.css'
import { DataExport } from './parts/data-export.tsx'
import { Erased } from './parts/erased.tsx'
import { Erasure } from './parts/erasure.tsx'
import { Marketing } from './parts/marketing.tsx'
import { Partners } from './parts/partners.tsx'
import { StoredPerson, StoredRecords } from './parts/stored-records.tsx'
import { text } from './text.ts'

export { text }

/** The statistics setting belongs to the device, so it needs no sign-in. */
const Statistics = later(() => import('./parts/statistics.tsx').then((part) => part.Statistics))

const Skeleton = () => (
  <Loading>
    <div className={styles.privacyShapes}>
      <div className={skeletonStyles.skeleton} />
      <div className={skeletonStyles.skeleton} />
      <div className={skeletonStyles.skeleton} />
    </div>
  </Loading>
)

interface PrivacyProps {
  erased: ErasureReply | undefined
  onErased: (reply: ErasureReply) => void
  /** the consent to statistics, shown below the other consents, and also while those load or cannot be shown */
  statistics: ReactNode
}

/** The stored data and the acts on it. After an erasure it shows the result, although no one is signed in any more. */
const Privacy = ({ erased, onErased, statistics }: PrivacyProps) => {
  const [isPending, setPending] = useState(false)
  const personal = usePersonal(pathTo('POST /user/privacy'), {}, { enabled: !erased && !isPending })
  // an erasure ends the session, with or without an answer, so the data of its person is retained until the outcome is
  // known
  const before = useRef(personal)
  if (!isPending) before.current = personal
  if (erased)
    return (
      <>
        <Erased reply={erased} />
        {statistics}
      </>
    )
  const { person, data, isReady } = before.current
  const isShown = data !== undefined && !(isReady && person === undefined)
  return (
    <>
      <PersonalPart
        personal={before.current}
        level="register"
        picture={<Art scene="states/signed-out-account" />}
        skeleton={<Skeleton />}
      >
        {(data) => (
          <div className={styles.privacyParts}>
            <StoredPerson privacy={data} />
            <Marketing privacy={data} person={person} onChange={personal.take} />
            <Partners privacy={data} person={person} onChange={personal.take} onRefused={personal.refetch} />
            {statistics}
            <StoredRecords privacy={data} />
            <DataExport masked={data.mobile} />
            <Erasure
              privacy={data}
              person={person}
              onErased={onErased}
              onPending={setPending}
              onRefused={personal.refetch}
            />
          </div>
        )}
      </PersonalPart>
      {!isShown && statistics}
    </>
  )
}

/** O4: the stored data of a person with its purpose, and the acts to view, export, withdraw and erase. */
export const Page = (_: PageProps) => {
  const t = useText(text)
  const [erased, setErased] = useState<ErasureReply>()
  return (
    <ServerState>
      <TopBar isShared={false} />
      <main className={`page ${styles.privacy}`}>
        <h1 tabIndex={-1}>{t.title}</h1>
        {!erased && <p className="lead">{t.lead}</p>}
        <Privacy erased={erased} onErased={setErased} statistics={<Statistics />} />
      </main>
    </ServerState>
  )
}
