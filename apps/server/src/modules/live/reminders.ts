import { activityCatalogue } from '@foyer/api/activity-catalogue'
import type { Language } from '@foyer/api/languages'
import { type ReminderReply, reminderReply } from '@foyer/api/live'
import { type ReminderState, reminderStates } from '@foyer/protocol/machines/live'
import type { FastifyRequest } from 'fastify'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { audit } from '../../engine/audit.ts'
import { transition } from '../../engine/transition.ts'
import { limitPerson } from '../../http/rate-limit.ts'
import { Refused } from '../../refused.ts'
import { actOnce, maskMobile, mobileOf, personIdOf } from '../identity/public.ts'
import { isMainland } from '../residence/public.ts'
import { isWithheld } from './detail.ts'
import { findSession } from './queries.ts'
import { remindsAt, type Session } from './session.ts'

/** The activity of the live sessions, which is the scope of their idempotency keys. */
const activity = activityCatalogue['live-818'].number
/** Limit of changes of reminders by one person: each change is recorded in the audit trail. */
const perPerson = { name: 'live-reminders', limit: 60, windowMs: 3_600_000 }

/** The session of a reminder. @throws Refused `not_found`; `activity_mainland` if it is not shown to this person */
const sessionFor = async (context: Context, request: FastifyRequest, code: string): Promise<Session> => {
  const session = await findSession(context.db, code, context.clocks.business())
  if (!session) throw new Refused('not_found', 'the session does not exist')
  if (isWithheld(session, await isMainland(context, request)))
    throw new Refused('activity_mainland', 'this session is not shown in the mainland')
  return session
}

interface Reminder {
  readonly id: string
  readonly status: ReminderState
}

const reminderOf = async (db: ISql, personId: number, session: string): Promise<Reminder | undefined> => {
  const [row] = await db<Reminder[]>`
    select id::text, status from live_reminders where person_id = ${personId} and session = ${session}`
  return row
}

const replyFor = async (context: Context, db: ISql, personId: number, session: Session): Promise<ReminderReply> => ({
  session: session.facts.code,
  state: (await reminderOf(db, personId, session.facts.code))?.status ?? null,
  canSet: context.clocks.business() < remindsAt(session),
  to: maskMobile(await mobileOf(db, context.secrets, personId)),
  remindsAt: remindsAt(session),
})

/** The state of the caller's reminder of a session. @throws Refused `not_found`, `activity_mainland` */
export const reminderFor = async (context: Context, request: FastifyRequest, code: string): Promise<ReminderReply> => {
  const session = await sessionFor(context, request, code)
  return replyFor(context, context.db, await personIdOf(context.db, request.caller), session)
}

interface Change {
  readonly session: string
  readonly key: string
  /** absent if the reminder is cancelled */
  readonly language?: Language
}

const set = async (tx: ISql, personId: number, code: string, language: Language, wall: number): Promise<void> => {
  const [added] = await tx<{ id: string }[]>`
    insert into live_reminders (person_id, session, status, language, set_at)
    values (${personId}, ${code}, 'set', ${language}, ${new Date(wall)})
    on conflict do nothing returning id::text`
  // records the consent to one message and its time
  if (added) await audit(tx, { actor: 'person', subject: 'live_reminders', subjectId: added.id, event: 'set', wall })
  const before = added ? undefined : await reminderOf(tx, personId, code)
  if (!before) return
  const row = { table: 'live_reminders', id: before.id } as const
  const again = await transition(tx, reminderStates, row, 'set', { actor: 'person', wall })
  if (again)
    await tx`update live_reminders set language = ${language}, set_at = ${new Date(wall)} where id = ${before.id}`
}

const cancel = async (tx: ISql, personId: number, code: string, wall: number): Promise<void> => {
  const before = await reminderOf(tx, personId, code)
  if (!before) return
  await transition(tx, reminderStates, { table: 'live_reminders', id: before.id }, 'cancel', { actor: 'person', wall })
}

/**
 * Sets or cancels the caller's reminder of a session. The same key returns the same answer. When it is too late for a
 * reminder, none is set and the answer says so.
 *
 * @throws Refused `not_found`, `activity_mainland`, `key_reused`, `rate_limited`
 */
export const changeReminder = async (
  context: Context,
  request: FastifyRequest,
  change: Change,
): Promise<ReminderReply> => {
  const { db, clocks } = context
  const { session: code, key, language } = change
  const session = await sessionFor(context, request, code)
  await limitPerson(context, await personIdOf(db, request.caller), perPerson)
  const act = { key, activity, request: { code, language: language ?? null }, reply: reminderReply }
  const current = (tx: ISql, personId: number) => replyFor(context, tx, personId, session)
  const run = async (tx: ISql, personId: number) => {
    const wall = clocks.wall()
    if (language === undefined) await cancel(tx, personId, code, wall)
    else if (clocks.business() < remindsAt(session)) await set(tx, personId, code, language, wall)
    return current(tx, personId)
  }
  return actOnce(context, request.caller, act, run, current)
}
