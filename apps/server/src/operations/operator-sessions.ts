import { randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { keyedHash } from '../crypto/keyed-hash.ts'
import { pruneInBatches } from '../database/batches.ts'
import { audit } from '../engine/audit.ts'
import { operatorTokens } from './operators-only.ts'

/** Maximum life of a session in milliseconds; it ends earlier after `idleMs` without use. */
export const lifeMs = 8 * 3_600_000
export const idleMs = 30 * 60_000

/** A session of an operator on the operators' page. `name` identifies it in the audit trail and grants no access. */
export interface Session {
  readonly hash: Buffer
  readonly name: string
  readonly endsAt: number
}

const nameOf = (hash: Buffer): string => hash.subarray(0, 6).toString('hex')

/** SQL condition on a row: its session has not ended. */
const open = (db: Context['db'], now: number) =>
  db`opened_at > ${new Date(now - lifeMs)} and used_at > ${new Date(now - idleMs)}`

/** Deletes ended sessions, to which no other row refers. */
export const pruneEndedSessions = async ({ db, clocks }: Pick<Context, 'db' | 'clocks'>): Promise<void> => {
  await pruneInBatches(db, 'operator_sessions', db`not (${open(db, clocks.wall())})`)
}

/**
 * Sessions of operators who signed in with the operator's token. They are rows, so that signing out ends a session in
 * every process. Only a keyed hash of the cookie is stored. The token that opened a session is part of the hash, so the
 * session ends when the token is not configured any more.
 */
export const operatorSessions = ({ db, clocks, secrets }: Context) => {
  const hashOf = (cookie: string, token: string): Buffer =>
    keyedHash(secrets.identifierKey, 'operator session', `${token}\0${cookie}`)
  const of = (hash: Buffer, opened: number): Session => ({ hash, name: nameOf(hash), endsAt: opened + lifeMs })
  const auditSession = (event: string, session: Session) =>
    audit(db, {
      actor: { kind: 'operator' },
      subject: 'operator_sessions',
      subjectId: session.name,
      event,
      wall: clocks.wall(),
    })

  return {
    /** @param token of the sign-in @returns the session, and the cookie, which only its browser stores */
    open: async (token: string): Promise<{ session: Session; cookie: string }> => {
      const now = clocks.wall()
      const cookie = randomBytes(32).toString('base64url')
      const session = of(hashOf(cookie, token), now)
      await db`
        insert into operator_sessions (hash, opened_at, used_at) values (${session.hash}, ${new Date(now)}, ${new Date(now)})`
      await auditSession('sign_in', session)
      return { session, cookie }
    },

    /** The session of a cookie, if it has not ended. If `isThere` is true, it counts as used. */
    find: async (cookie: string, isThere: boolean): Promise<Session | undefined> => {
      const now = clocks.wall()
      const hashes = operatorTokens({ secrets }).map((token) => hashOf(cookie, token))
      const [row] = await db<{ hash: Buffer; opened_at: Date }[]>`
        update operator_sessions set used_at = ${isThere ? new Date(now) : db`used_at`}
        where hash in ${db(hashes)} and ${open(db, now)} returning hash, opened_at`
      return row && of(row.hash, row.opened_at.getTime())
    },

    /** Whether a session has not ended; does not count as a use. */
    lasts: async ({ hash }: Session): Promise<boolean> =>
      (await db`select 1 from operator_sessions where hash = ${hash} and ${open(db, clocks.wall())}`).length > 0,

    end: async (session: Session): Promise<void> => {
      const { count } = await db`delete from operator_sessions where hash = ${session.hash}`
      if (count > 0) await auditSession('sign_out', session)
    },
  }
}
export type OperatorSessions = ReturnType<typeof operatorSessions>
