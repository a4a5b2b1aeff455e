import { viewerCountsFor } from '@foyer/api/playback-limits'
import type {
  LiveSession,
  liveSessionsPage,
  liveSessionsRequest,
  liveTimesReply,
  liveTimesRequest,
} from '@foyer/api/staff/broadcast'
import type { ISql } from 'postgres'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { ms } from '../../database/milliseconds.ts'
import { type Actor, audit } from '../../engine/audit.ts'
import { Refused } from '../../refused.ts'
import { sessionsBefore, storedSession } from './queries.ts'
import { type Session, stateAt } from './session.ts'

type Parts = Pick<Context, 'db' | 'clocks'>
const pageSize = 50

/** Pages that are open at sessions in all processes, by session. */
const viewersOf = async (db: ISql, codes: readonly string[], wall: number): Promise<ReadonlyMap<string, number>> => {
  const rows = await db<{ session: string; viewers: number }[]>`
    select session, sum(viewers)::int as viewers from live_audience
    where session = any (${[...codes]}) and seen_at > ${new Date(wall - viewerCountsFor * 1000)} group by session`
  return new Map(rows.map(({ session, viewers }) => [session, viewers]))
}

const shown = async (db: ISql, sessions: readonly Session[], { clocks }: Parts): Promise<LiveSession[]> => {
  const viewers = await viewersOf(
    db,
    sessions.map(({ facts }) => facts.code),
    clocks.wall(),
  )
  return sessions.map((session) => ({
    code: session.facts.code,
    title: session.facts.title,
    state: stateAt(session, clocks.business()),
    opensAt: session.opensAt,
    closesAt: session.closesAt,
    interruptedSince: session.interruptedSince,
    viewers: viewers.get(session.facts.code) ?? 0,
    isWithdrawn: session.withdrawnAt !== null,
  }))
}

/** A page of the sessions, the latest first. */
export const pageOfSessions = async (
  context: Parts,
  { after }: z.output<typeof liveSessionsRequest>,
): Promise<z.input<typeof liveSessionsPage>> => {
  const { db, clocks } = context
  const now = clocks.business()
  const found = await sessionsBefore(db, now, { after, limit: pageSize + 1 })
  const sessions = await shown(db, found.slice(0, pageSize), context)
  const last = found.length > pageSize ? sessions.at(-1) : undefined
  return { now, sessions, after: last ? { at: last.opensAt, code: last.code } : null }
}

/** One session. @throws Refused `not_found` */
export const shownSession = async (context: Parts, code: string, db: ISql = context.db): Promise<LiveSession> => {
  const stored = await storedSession(db, code, context.clocks.business())
  const [one] = stored ? await shown(db, [stored.session], context) : []
  if (!one) throw new Refused('not_found', 'the session does not exist')
  return one
}

/**
 * Sets when a session begins and ends. @returns `outdated` if its times are not `was` any more, and nothing was set
 * @throws Refused `not_found`; `invalid_request` for an end that is not after the beginning
 */
export const setTimes = (
  context: Parts,
  { code, was, reason, ...given }: z.output<typeof liveTimesRequest>,
  actor: Actor,
): Promise<z.input<typeof liveTimesReply>> => {
  const now = context.clocks.business()
  const [opensAt, closesAt] = [given.opensAt, given.closesAt].map((at) => (at === 'now' ? now : at)) as [number, number]
  if (closesAt <= opensAt) throw new Refused('invalid_request', 'the session ends before it begins')
  return context.db.begin(async (tx) => {
    const [row] = await tx<{ opensAt: number; closesAt: number }[]>`
      select ${ms(tx, 'opens_at')} as "opensAt", ${ms(tx, 'closes_at')} as "closesAt"
      from live_sessions where code = ${code} for update`
    if (!row) throw new Refused('not_found', 'the session does not exist')
    const isOutdated = row.opensAt !== was.opensAt || row.closesAt !== was.closesAt
    if (!isOutdated) {
      await tx`
        update live_sessions set opens_at = ${new Date(opensAt)}, closes_at = ${new Date(closesAt)} where code = ${code}`
      const written = (at: number) => new Date(at).toISOString()
      await audit(tx, {
        actor,
        wall: context.clocks.wall(),
        reason,
        subject: 'live_sessions',
        subjectId: code,
        event: 'times',
        change: {
          before: { opens: written(row.opensAt), closes: written(row.closesAt) },
          after: { opens: written(opensAt), closes: written(closesAt) },
        },
      })
    }
    return { outcome: isOutdated ? 'outdated' : 'set', session: await shownSession(context, code, tx) }
  })
}
