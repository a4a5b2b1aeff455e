import type { ChangePhoneReply, PhoneReply } from '@foyer/api/phone-change'
import { useRef, useState } from 'react'
import { pathTo } from '../../platform/path-to.ts'
import { openSession, register } from '../../platform/session.ts'
import { Art } from '../../shared/art/art.tsx'
import { PersonalPart, SignInFirst } from '../../shared/personal/personal-part.tsx'
import { usePersonal } from '../../shared/personal/use-personal.ts'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { TopBar } from '../../shared/top-bar/top-bar.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { Loading } from '../../shared/ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import * as styles from './page.module.css'
import { Changed } from './parts/changed.tsx'
import { NewNumber } from './parts/new-number.tsx'
import { NumberLost } from './parts/number-lost.tsx'
import { OldAccount } from './parts/old-account.tsx'
import { OldCode } from './parts/old-code.tsx'
import { RecentlyChanged } from './parts/recently-changed.tsx'
import { Steps } from './parts/steps.tsx'
import { Unanswered } from './parts/unanswered.tsx'
import { text } from './text.ts'

export { text }

const Skeleton = () => (
  <Loading>
    <div className={styles.phoneShapes}>
      <div className={skeletonStyles.skeleton} />
      <div className={skeletonStyles.skeleton} />
    </div>
  </Loading>
)

/**
 * Replaces the ended session of this device by the new session that the answer's handoff code opens. Resolves to false
 * if there is no code or the handoff fails; then no one is signed in.
 */
const openNewSession = async ({ handoff }: ChangePhoneReply): Promise<boolean> => {
  const comm = await openSession()
  await comm.quit('register').catch(() => undefined)
  if (handoff === null) return false
  return register({ handoffCode: handoff }).then(
    () => true,
    () => false,
  )
}

/** The steps and the result. The result stays visible although the session belongs to another person by then. */
const Phone = () => {
  const t = useText(text)
  const [changed, setChanged] = useState<{ reply: ChangePhoneReply; isSignedIn: boolean }>()
  const [isPending, setPending] = useState(false)
  const [hasLapsed, setLapsed] = useState(false)
  const personal = usePersonal(pathTo('POST /user/phone'), {}, { enabled: !changed && !isPending })
  // a change ends the session, with or without an answer, so the data of its person is retained until the outcome is
  // known
  const before = useRef(personal)
  if (!isPending) before.current = personal
  if (changed)
    return (
      <>
        <Steps at={2} />
        <Changed {...changed} />
      </>
    )
  const { person, isReady } = before.current
  const onChanged = async (reply: ChangePhoneReply) => setChanged({ reply, isSignedIn: await openNewSession(reply) })
  const prove = (data: PhoneReply) => (change: NonNullable<PhoneReply['change']>) => {
    setLapsed(false)
    void personal.take({ ...data, change })
  }
  if (isReady && person === undefined)
    return (
      <Unanswered person={person} onChanged={onChanged}>
        <SignInFirst level="register" title={t.signInFirst} picture={<Art scene="states/signed-out-account" />} />
      </Unanswered>
    )
  return (
    <PersonalPart
      personal={before.current}
      level="register"
      picture={<Art scene="states/signed-out-account" />}
      skeleton={<Skeleton />}
    >
      {(data) => {
        if (data.coolingUntil !== null) return <RecentlyChanged phone={data} until={data.coolingUntil} />
        if (data.change)
          return (
            <>
              <Steps at={1} />
              <NewNumber
                phone={data}
                change={data.change}
                person={person}
                onChanged={onChanged}
                onPending={setPending}
                onLapsed={() => {
                  setLapsed(true)
                  void personal.take({ ...data, change: null })
                }}
              />
            </>
          )
        return (
          <Unanswered person={person} onChanged={onChanged}>
            <Steps at={0} />
            {hasLapsed && (
              <Notice tone="warn" live>
                {t.lapsed}
              </Notice>
            )}
            {data.way === 'account' ? (
              <OldAccount phone={data} onProved={prove(data)} onOutcomeUnknown={() => void personal.refetch()} />
            ) : (
              <OldCode phone={data} onProved={prove(data)} onOutcomeUnknown={() => void personal.refetch()} />
            )}
            <NumberLost way={data.way} />
          </Unanswered>
        )
      }}
    </PersonalPart>
  )
}

/** R31: another phone number for the same person. */
export const Page = (_: PageProps) => {
  const t = useText(text)
  return (
    <ServerState>
      <TopBar isShared={false} />
      <main className="page" data-changing="">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <div className={styles.phoneParts}>
          <Phone />
        </div>
      </main>
    </ServerState>
  )
}
