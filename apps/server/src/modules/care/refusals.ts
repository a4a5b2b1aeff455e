import type { ShownRefusal } from '@foyer/api/staff/care'
import type { FastifyRequest } from 'fastify'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { pruneInBatches } from '../../database/batches.ts'
import { callerOf } from '../../http/signing/caller.ts'
import type { Refused } from '../../refused.ts'
import { loginTokenRows, personRows, registrationRows } from '../identity/public.ts'

const dayMs = 86_400_000
/** A caller quotes a reference within days; after a month it is deleted. */
const storedFor = 30 * dayMs
/** Refusals that wait for their insert in this process. Further ones are not stored. */
const mostWaiting = 1_000
/** Refusals of one session that this process stores in an hour, so that a hostile client does not fill the table. */
const mostOfSession = 60
const mostSessions = 20_000
const hour = 3_600_000

interface Noted extends ShownRefusal {
  readonly level: 'tourist' | 'register' | 'login'
  readonly sub: string
  readonly jti: string
}

const store = async (db: ISql, notes: readonly Noted[]): Promise<void> => {
  await db`
    insert into shown_refusals (reference, at, reason, route, person_id)
    select reference, '1970-01-01Z'::timestamptz + at * interval '1 millisecond', reason, route,
      case level
        when 'register' then (select id from ${personRows(db)} person where user_code = sub and erased_at is null)
        when 'login' then (
          select person_id from ${loginTokenRows(db)} login join ${registrationRows(db)} session on session.id = registration_id
          where login.jti = noted.jti) end
    from jsonb_to_recordset(${db.json(notes as never)}::jsonb)
      as noted (reference text, at bigint, reason text, route text, level text, sub text, jti text)
    on conflict do nothing`
}

/** Counts the refusals of sessions within the present hour. */
const sessionCounts = () => {
  let counts = new Map<string, number>()
  let endsAt = 0
  return (session: string, now: number): boolean => {
    if (now >= endsAt || counts.size >= mostSessions) {
      counts = new Map()
      endsAt = now + hour
    }
    const count = (counts.get(session) ?? 0) + 1
    counts.set(session, count)
    return count <= mostOfSession
  }
}

/**
 * Stores the refused calls of callers whose signature was right, so that client care finds them by their reference. One
 * insert runs at a time, and what arrives meanwhile waits for the next. A reply never waits for it.
 */
export const refusalRecorder = ({ db, clocks }: Pick<Context, 'db' | 'clocks'>) => {
  let waiting: Noted[] = []
  let running: Promise<void> | undefined
  const mayStore = sessionCounts()

  const run = async (log: FastifyRequest['log']): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await store(db, batch).catch((err: unknown) => log.warn({ err }, 'refused calls were not stored'))
    }
    running = undefined
  }

  return {
    note: (request: FastifyRequest, { reason }: Refused): void => {
      const caller = callerOf(request)
      const at = clocks.wall()
      const { method, url } = request.routeOptions
      if (!caller || url === undefined || waiting.length >= mostWaiting || !mayStore(caller.sid, at)) return
      const { level, sub, jti } = caller
      waiting.push({ reference: request.id, at, reason, route: `${String(method)} ${url}`, level, sub, jti })
      running ??= run(request.log)
    },
    /** Waits for what was noted so far. */
    end: async (): Promise<void> => running,
  }
}

interface Row extends Omit<ShownRefusal, 'at'> {
  readonly at: Date
  readonly personId: number | null
}

/** The refused call with a reference, as a person read it. */
export const refusalUnder = async (
  db: ISql,
  reference: string,
): Promise<{ readonly refusal: ShownRefusal; readonly personId: number | null } | undefined> => {
  const [row] = await db<Row[]>`
    select reference, at, reason, route, person_id as "personId" from shown_refusals where reference = ${reference}`
  if (!row) return undefined
  const { personId, at, ...facts } = row
  return { refusal: { ...facts, at: at.getTime() }, personId }
}

/** Deletes the refused calls that nobody quotes any more. */
export const pruneRefusals = async ({ db, clocks }: Pick<Context, 'db' | 'clocks'>): Promise<void> => {
  await pruneInBatches(db, 'shown_refusals', db`at < ${new Date(clocks.wall() - storedFor)}`)
}
