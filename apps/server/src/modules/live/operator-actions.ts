import type { LiveState } from '@foyer/protocol/machines/live'
import type { JSONValue } from 'postgres'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { type Act, type Actor, audit } from '../../engine/audit.ts'
import { Refused } from '../../refused.ts'
import { mediaNames } from '../content/public.ts'
import { presentersOf } from '../films/public.ts'
import { authoredSession } from './authored.ts'
import { findSession } from './queries.ts'
import { stateAt } from './session.ts'

interface Period {
  /** business clock */
  readonly opensAt: number
  readonly closesAt: number
}

const check = (content: unknown, { opensAt, closesAt }: Period): z.infer<typeof authoredSession> => {
  const parsed = authoredSession.safeParse(content)
  if (!parsed.success) throw new Refused('invalid_request', z.prettifyError(parsed.error))
  const { presenters, agenda, poster } = parsed.data
  if (closesAt <= opensAt) throw new Refused('invalid_request', 'the session ends before it begins')
  if (!mediaNames().includes(poster)) throw new Refused('invalid_request', `the poster ${poster} does not exist`)
  const strangers = agenda.flatMap((item) => item.presenters).filter((id) => !presenters.includes(id))
  if (strangers.length > 0)
    throw new Refused('invalid_request', `${strangers.join(', ')} is not a presenter of the session`)
  try {
    presentersOf(presenters)
  } catch (error) {
    throw new Refused('invalid_request', String(error))
  }
  return parsed.data
}

/** Adds a session to the series, or replaces the one with the same code. @throws Refused `invalid_request` */
export const publishSession = async (
  { db, clocks }: Context,
  content: JSONValue,
  period: Period,
  actor: Actor,
): Promise<void> => {
  const { code, mainland } = check(content, period)
  const times = { opens_at: new Date(period.opensAt), closes_at: new Date(period.closesAt) }
  await db.begin(async (tx) => {
    await tx`
      insert into live_sessions ${tx({ code, mainland, listed: true, content: tx.json(content), ...times })}
      on conflict (code) do update set opens_at = excluded.opens_at, closes_at = excluded.closes_at,
        mainland = excluded.mainland, content = excluded.content`
    await audit(tx, { actor, subject: 'live_sessions', subjectId: code, event: 'publish', wall: clocks.wall() })
  })
}

/** Interrupts or resumes a session on behalf of the control room. @throws Refused `not_found` */
export const interrupt = async (
  { db, clocks }: Context,
  code: string,
  isInterrupted: boolean,
  by: Pick<Act, 'actor' | 'reason'>,
): Promise<LiveState> => {
  const at = clocks.business()
  await db.begin(async (tx) => {
    // a repeated interruption does not change the time of the first one
    const [row] = await tx`
      update live_sessions
      set interrupted_since = case when ${isInterrupted} then coalesce(interrupted_since, ${new Date(at)}) end
      where code = ${code} and withdrawn_at is null returning code`
    if (!row) throw new Refused('not_found', 'the session does not exist')
    const event = isInterrupted ? 'interrupt' : 'resume'
    await audit(tx, { ...by, subject: 'live_sessions', subjectId: code, event, wall: clocks.wall() })
  })
  const session = await findSession(db, code, at)
  if (!session) throw new Refused('not_found', 'the session does not exist')
  return stateAt(session, at)
}
