import type { ErasureReply, PrivacyReply } from '@foyer/contract/privacy'
import { useRef, useState } from 'react'
import { PersonalPart } from '../../shared/personal/personal-part.tsx'
import { usePersonal } from '../../shared/personal/use-personal.ts'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { later } from '../../shared/ui/later.tsx'
import { Loading } from '../../shared/ui/skeleton/skeleton.tsx'
import { TopBar } from '../../shared/ui/top-bar.tsx'
import { Erased } from './parts/erased.tsx'
import { Erasure } from './parts/erasure.tsx'
import { KeptRecords } from './parts/kept-records.tsx'
import { Marketing } from './parts/marketing.tsx'
import { Partners } from './parts/partners.tsx'
import { TakeOut } from './parts/take-out.tsx'
import { text } from './text.ts'
import '../../shared/ui/skeleton.css'
import './page.css'

export { text }

/** Of the device and of anybody on it: nobody has to be signed in for it. */
const Statistics = later(() => import('./parts/statistics.tsx').then((part) => part.Statistics))

const Skeleton = () => (
  <Loading>
    <div className="privacy-shapes">
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  </Loading>
)

/** What is kept, and what can be done about it; after an erasure what became of it, though nobody is signed in any more. */
const Privacy = () => {
  const [erased, setErased] = useState<ErasureReply>()
  const [isHeld, setHeld] = useState(false)
  const personal = usePersonal<PrivacyReply>('/user/privacy', {}, { enabled: !erased && !isHeld })
  // an erasure ends the session, whether its answer comes or not: what it was asked of stays until that is known
  const before = useRef(personal)
  if (!isHeld) before.current = personal
  if (erased) return <Erased reply={erased} />
  const { person } = before.current
  return (
    <PersonalPart personal={before.current} level="register" skeleton={<Skeleton />}>
      {(data) => (
        <div className="privacy-parts">
          <KeptRecords privacy={data} />
          <Marketing privacy={data} person={person} onSaid={personal.take} />
          <Partners privacy={data} person={person} onSaid={personal.take} />
          <TakeOut />
          <Erasure privacy={data} person={person} onErased={setErased} onHeld={setHeld} onRefused={personal.ask} />
        </div>
      )}
    </PersonalPart>
  )
}

/** O4: what is kept of a person and why, and the ways to see, take, withdraw and erase. */
export const Page = (_: PageProps) => {
  const t = useText(text)
  return (
    <ServerState>
      <TopBar isShared={false} />
      <main className="page privacy">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <Privacy />
        <Statistics />
      </main>
    </ServerState>
  )
}
