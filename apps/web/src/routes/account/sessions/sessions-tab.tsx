import type { SessionsReply } from '@foyer/api/sessions'
import { useRef, useState } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { api, failureOf } from '../../../platform/session.ts'
import { Art } from '../../../shared/art/art.tsx'
import { failureText } from '../../../shared/errors/failure-text.ts'
import { CallUs } from '../../../shared/hotline/call-us.tsx'
import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import { usePersonal } from '../../../shared/personal/use-personal.ts'
import { fill, type TextKey } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { Loading } from '../../../shared/ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { showToast } from '../../../shared/ui/toast.ts'
import { useTitle } from '../../../shared/ui/use-title.ts'
import { text as pageText } from '../text.ts'
import { type Ending, endOnServer } from './ending.ts'
import { SessionCard } from './session-card.tsx'
import * as styles from './sessions.module.css'
import { text } from './text.ts'

const PasskeysPart = lazyPart(() => import('./passkeys/passkeys-part.tsx').then((part) => part.PasskeysPart))

const Lead = () => <p className={styles.sessionsLead}>{useText(text).lead}</p>

const Shape = () => (
  <Loading>
    <div className={styles.sessions}>
      <Lead />
      <div className={`${skeletonStyles.skeleton} ${styles.sessionShape}`} />
      <div className={`${skeletonStyles.skeleton} ${styles.sessionShape}`} />
    </div>
  </Loading>
)

const questions = {
  login: ['sureLogin', 'sureLoginWhy'],
  one: ['sureOne', 'sureOneWhy'],
  others: ['sureOthers', 'sureOthersWhy'],
  all: ['sureAll', 'sureAllWhy'],
} as const satisfies Record<Ending['kind'], readonly [TextKey<typeof text>, TextKey<typeof text>]>

/** The confirmation before something is ended. If the call fails, it stays open and shows the reason. */
const Question = ({
  ending,
  onEnded,
  onClose,
}: {
  ending: Ending
  onEnded: (reply: SessionsReply) => void
  onClose: () => void
}) => {
  const t = useText(text)
  const [title, why] = questions[ending.kind]
  const confirm = async (): Promise<string | undefined> => {
    try {
      onEnded(await endOnServer(ending))
      return undefined
    } catch (error) {
      return failureText(failureOf(error))
    }
  }
  return (
    <Dialog title={t[title]} confirm={t.confirm} cancel={t.keep} danger onConfirm={confirm} onClose={onClose}>
      <p>{t[why]}</p>
    </Dialog>
  )
}

/** Lists the sessions beyond the first ones. */
const ShowAll = ({ more, onShow }: { more: number; onShow: () => Promise<void> }) => {
  const t = useText(text)
  const [isLoading, setLoading] = useState(false)
  const show = async () => {
    setLoading(true)
    await onShow().catch(async (error: unknown) => showToast(await failureText(failureOf(error))))
    setLoading(false)
  }
  return (
    <Button look="plain" className="numbers" busy={isLoading} onClick={() => void show()}>
      {fill(t.more, { n: more })}
    </Button>
  )
}

/** SEC-7: the sessions of a person, with buttons that end one session, all others, or all. */
export const SessionsTab = () => {
  const t = useText(text)
  /** how many sessions the person wants to see, if not only the first ones */
  const [limit, setLimit] = useState<number>()
  const personal = usePersonal(pathTo('POST /user/sessions'), {}, { added: limit === undefined ? {} : { limit } })
  const [ending, setEnding] = useState<Ending>()
  const list = useRef<HTMLUListElement>(null)
  useTitle(useText(pageText).sessions)
  const load = async (count: number) => personal.take(await api(pathTo('POST /user/sessions'), { limit: count }))
  const ended = (reply: SessionsReply) => {
    showToast(t.ended)
    // the answer to an end has only the first sessions
    if (limit !== undefined && reply.more > 0) void load(limit).catch(() => personal.take(reply))
    else void personal.take(reply)
  }
  const showAll = async (count: number) => {
    await load(count)
    setLimit(count)
    // the button is gone
    list.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <PersonalPart
        personal={personal}
        level="register"
        picture={<Art scene="states/signed-out-account" />}
        skeleton={<Shape />}
      >
        {({ asOf, sessions, more }) => (
          <div className={styles.sessions}>
            <Lead />
            <ul ref={list} tabIndex={-1} className={styles.sessionsList}>
              {sessions.map((session) => (
                <SessionCard
                  key={session.id}
                  session={session}
                  ownCountry={sessions.find(({ isThis }) => isThis)?.country ?? null}
                  now={asOf}
                  onEnd={setEnding}
                />
              ))}
            </ul>
            {more > 0 && <ShowAll more={more} onShow={() => showAll(sessions.length + more)} />}
            <p className={styles.sessionsNote}>{t.exact}</p>
            {sessions.length + more > 1 && (
              <Button look="plain" onClick={() => setEnding({ kind: 'others' })}>
                {t.endOthers}
              </Button>
            )}
            <Button look="quiet" data-end="all" onClick={() => setEnding({ kind: 'all' })}>
              {t.endAll}
            </Button>
            <CallUs />
            <PasskeysPart />
          </div>
        )}
      </PersonalPart>
      {ending && <Question ending={ending} onEnded={ended} onClose={() => setEnding(undefined)} />}
    </>
  )
}
