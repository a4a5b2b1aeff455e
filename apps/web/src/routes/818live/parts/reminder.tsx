import type { SignedPath } from '@foyer/api/endpoints/calls'
import type { ReminderReply } from '@foyer/api/live'
import { remindMinutes } from '@foyer/api/playback-limits'
import type { ReactNode } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { withQuery } from '../../../platform/with-query.ts'
import * as gateStyles from '../../../shared/activity/gate/gate.module.css'
import { formatClock } from '../../../shared/format/hong-kong-time.ts'
import { HotlineText } from '../../../shared/hotline/hotline-text.tsx'
import { isOpen, useOnce } from '../../../shared/once/use-once.ts'
import { FailedPart } from '../../../shared/personal/personal-part.tsx'
import { UnknownPart } from '../../../shared/personal/unknown-part.tsx'
import { type Personal, usePersonal } from '../../../shared/personal/use-personal.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { showToast } from '../../../shared/ui/toast.ts'
import * as styles from '../page.module.css'
import { text as pageText } from '../text.ts'
import { text } from './reminder-text.ts'

const returnAddress = () => encodeURIComponent(location.hash.slice(1))

type ReminderCall = 'POST /user/live/reminder/set' | 'POST /user/live/reminder/cancel'

/** The acts that set and cancel the reminder. Each has its own idempotency key. */
const useReminder = (code: string, { person, take, refetch }: Personal<ReminderReply>) => {
  const t = useText(text)
  const act = <Body extends object, C extends ReminderCall>(
    name: 'set' | 'cancel',
    path: SignedPath<Body, ReminderReply, C>,
    done: string,
  ) => ({
    name: `reminder.${code}.${name}`,
    path,
    person,
    onDone: async (reply: ReminderReply) => {
      await take(reply)
      showToast(done)
    },
    onRefused: () => void refetch(),
  })
  return {
    set: useOnce(act('set', pathTo('POST /user/live/reminder/set'), t.doneSet)),
    cancel: useOnce(act('cancel', pathTo('POST /user/live/reminder/cancel'), t.doneCancelled)),
  }
}

interface MyReminderProps {
  code: string
  personal: Personal<ReminderReply>
  /** the other kind of reminder, before the way to cancel this one */
  children: ReactNode
}

/** The reminder of a signed-in person: one message before the session begins. */
const MyReminder = ({ code, personal, children }: MyReminderProps) => {
  const t = useText(text)
  const language = useLanguage()
  const { set, cancel } = useReminder(code, personal)
  const { data, error, isFetching, refetch } = personal
  for (const { state, again } of [set, cancel])
    if (isOpen(state))
      return (
        <>
          <UnknownPart state={state} title={t.unknown} onAgain={again} />
          {children}
        </>
      )
  if (!data)
    return (
      <>
        {error ? (
          <FailedPart error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <div className={`${skeletonStyles.skeleton} ${styles.liveReminderShape}`} />
        )}
        {children}
      </>
    )
  const isSet = data.state === 'set'
  const done = { set: fill(t.set, { time: formatClock(language, data.remindsAt) }), sent: t.sent, missed: t.missed }
  const stateText = data.state && data.state !== 'cancelled' ? done[data.state] : data.canSet ? undefined : t.late
  const refused = [set.state, cancel.state].find((state) => state.kind === 'refused')
  return (
    <>
      {stateText && (
        <p
          className={isSet || data.state === 'sent' ? `${styles.liveReminded} ${styles.isGood}` : styles.liveReminded}
          role="status"
        >
          {stateText}
        </p>
      )}
      {(isSet || (!stateText && data.canSet)) && (
        <p className="numbers" data-to="">
          {fill(t.to, { to: data.to })}
        </p>
      )}
      {refused && (
        <p className={gateStyles.gateProblem} role="alert">
          <HotlineText>{refused.message}</HotlineText>
        </p>
      )}
      {!stateText && (
        <Button busy={set.state.kind === 'sending'} onClick={() => set.send({ session: code, language })}>
          {t.remind}
        </Button>
      )}
      {children}
      {isSet && (
        <Button look="quiet" busy={cancel.state.kind === 'sending'} onClick={() => cancel.send({ session: code })}>
          {t.cancel}
        </Button>
      )}
    </>
  )
}

/** The two kinds of reminder: a message, or an entry in the visitor's calendar. */
export const Reminder = ({ code, api }: { code: string; api: string }) => {
  const t = useText(text)
  const page = useText(pageText)
  const language = useLanguage()
  const personal = usePersonal(pathTo('POST /user/live/reminder'), { session: code })
  const isVisitor = personal.isReady && personal.person === undefined
  const calendar = (
    <a
      className="button button-plain"
      href={api + withQuery(pathTo('GET /live/:code/calendar.ics', { code }), { lang: language })}
    >
      {page.calendar}
    </a>
  )
  return (
    <section className={styles.liveReminder} aria-labelledby="live-reminder">
      <h2 id="live-reminder" className="visually-hidden">
        {t.title}
      </h2>
      {isVisitor ? (
        <>
          <a className="button" href={`#/loginPage?back=${returnAddress()}`}>
            {t.signIn}
          </a>
          {calendar}
        </>
      ) : (
        <MyReminder code={code} personal={personal}>
          {calendar}
        </MyReminder>
      )}
      {(isVisitor || personal.data?.canSet !== false) && <p>{fill(t.lead, { minutes: remindMinutes })}</p>}
    </section>
  )
}
