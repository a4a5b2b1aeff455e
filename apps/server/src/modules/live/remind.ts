import type { Language } from '@foyer/api/languages'
import { reminderStates } from '@foyer/protocol/machines/live'
import type { Context } from '../../context.ts'
import { addNotice } from '../../engine/notices/add-notice.ts'
import { transition } from '../../engine/transition.ts'
import { attemptAll } from '../../jobs/attempt-all.ts'
import { defineJob } from '../../jobs/job.ts'
import { Refused } from '../../refused.ts'
import { messageIdOf, NotSent } from '../../sms-message.ts'
import { mobileOf, storedMobile } from '../identity/public.ts'
import { messageSender, refund, spend } from '../sms/public.ts'
import { findSession } from './queries.ts'
import { reminderContent } from './reminder-text.ts'
import { remindsAt, type Session } from './session.ts'

/** The most reminders that one run sends; the run of the next minute sends the others. */
const batch = 200

interface Due {
  readonly id: string
  readonly personId: number
  readonly language: Language
}

const noticeFor = ({ facts, opensAt }: Session, personId: number, wall: number) => ({
  personId,
  kind: 'live_starting' as const,
  key: `${facts.code} ${opensAt}`,
  facts: { session: facts.code, title: facts.title, opensAt },
  wall,
})

/**
 * Sends one reminder at most once: it is marked `sent` before it is sent, so that two processes never both send it. A
 * reminder that exceeds the day's budget, or that the gateway refuses, is not sent later: a late or duplicate reminder
 * is worse than none.
 */
const sendOne = async (context: Context, session: Session, { id, personId, language }: Due): Promise<void> => {
  const { db, clocks, secrets } = context
  // the count and the refund use one time, so that both belong to the same day
  const wall = clocks.wall()
  const circumstances = { actor: 'system', wall } as const
  const row = { table: 'live_reminders', id } as const
  const isLate = clocks.business() >= session.opensAt
  const mobile = await db.begin(async (tx) => {
    const moved = await transition(tx, reminderStates, row, isLate ? 'miss' : 'send', circumstances)
    if (moved !== undefined) await addNotice(tx, noticeFor(session, personId, wall))
    if (moved !== 'sent') return undefined
    const recipient = storedMobile(await mobileOf(tx, secrets, personId))
    const { limit, spent } = await spend(tx, { mobile: recipient, isClient: false }, wall)
    // half of the daily budget is reserved for codes, so that reminders never prevent a sign-in
    if (spent > limit / 2) throw new Refused('sms_budget_spent', 'the other half of the budget is reserved for codes')
    return recipient
  })
  if (mobile === undefined) return
  try {
    const { e164, region } = mobile
    const message = { id: messageIdOf(`live reminder ${id}`), mobile: e164, region }
    await messageSender(context)({ ...message, ...reminderContent(session, language) })
  } catch (error) {
    // only `NotSent` proves that the message went nowhere; after any other error it may have arrived
    if (!(error instanceof NotSent)) throw error
    await transition(db, reminderStates, row, 'fail', circumstances)
    await refund(db, { mobile, isClient: false }, wall)
  }
}

const missOne = async ({ db, clocks }: Context, session: Session, { id, personId }: Due): Promise<void> => {
  const wall = clocks.wall()
  await db.begin(async (tx) => {
    const row = { table: 'live_reminders', id } as const
    const moved = await transition(tx, reminderStates, row, 'miss', { actor: 'system', wall })
    // the notice in the app costs nothing
    if (moved) await addNotice(tx, noticeFor(session, personId, wall))
  })
}

const remindOf = async (context: Context, code: string): Promise<void> => {
  const { db, clocks } = context
  const session = await findSession(db, code, clocks.business())
  if (!session || clocks.business() < remindsAt(session)) return
  const due = await db<Due[]>`
    select id::text, person_id as "personId", language from live_reminders
    where session = ${code} and status = 'set' order by live_reminders.id limit ${batch}`
  await attemptAll(due, async (one) => {
    try {
      await sendOne(context, session, one)
    } catch (error) {
      // the budget of the day or of the region is used up: the reminder is marked as missed
      if (error instanceof Refused) await missOne(context, session, one)
      else throw error
    }
  })
}

/**
 * Sends all due reminders. Concurrent and repeated runs are safe.
 *
 * @param only send the reminders of this session only
 */
export const sendReminders = async (context: Context, only: string | null = null): Promise<void> => {
  const sessions = await context.db<{ session: string }[]>`
    select distinct session from live_reminders
    where status = 'set' and session = coalesce(${only}, session) order by session`
  await attemptAll(
    sessions.map(({ session }) => session),
    (code) => remindOf(context, code),
  )
}

export const remindJob = defineJob({
  name: 'live-reminders',
  cron: '* * * * *',
  retryDelay: 5,
  retries: 2,
  run: (context) => sendReminders(context),
})
