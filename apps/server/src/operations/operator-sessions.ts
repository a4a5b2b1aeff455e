import { randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { keyedHash } from '../crypto/keyed-hash.ts'
import { audit } from '../engine/audit.ts'

/** A session ends after this long whatever is done, and once nothing was done for as long as `idleMs`. */
export const lifeMs = 8 * 3_600_000
export const idleMs = 30 * 60_000

/** One operator's time at the operators' page. `name` stands for it in the audit trail and opens nothing. */
export interface Session {
  readonly hash: Buffer
  readonly name: string
  readonly endsAt: number
}

const nameOf = (hash: Buffer): string => hash.subarray(0, 6).toString('hex')

/** Of a row: whether its session lasts. */
const open = (db: Context['db'], now: number) =>
  db`opened_at > ${new Date(now - lifeMs)} and used_at > ${new Date(now - idleMs)}`

/** Nothing refers to a session that has ended. */
export const forgetEndedSessions = async ({ db, clocks }: Pick<Context, 'db' | 'clocks'>): Promise<void> => {
  await db`delete from operator_sessions where not (${open(db, clocks.wall())})`
}

/**
 * Sessions of operators who signed in with the operator's token. Rows, so that signing out ends one in every process; of
 * the cookie only a keyed hash is kept, which the token is part of: a new token ends all.
 */
export const operatorSessions = ({ db, clocks, secrets }: Context) => {
  const hashOf = (cookie: string): Buffer =>
    keyedHash(secrets.pepper, 'operator session', `${secrets.operatorToken}\0${cookie}`)
  const of = (hash: Buffer, opened: number): Session => ({ hash, name: nameOf(hash), endsAt: opened + lifeMs })
  const tell = (event: string, session: Session) =>
    audit(db, {
      actor: 'operator',
      subject: 'operator_sessions',
      subjectId: session.name,
      event,
      wall: clocks.wall(),
    })

  return {
    /** @returns the session, and the cookie that nobody but its browser has */
    open: async (): Promise<{ session: Session; cookie: string }> => {
      const now = clocks.wall()
      const cookie = randomBytes(32).toString('base64url')
      const session = of(hashOf(cookie), now)
      await db`
        insert into operator_sessions (hash, opened_at, used_at) values (${session.hash}, ${new Date(now)}, ${new Date(now)})`
      await tell('sign_in', session)
      return { session, cookie }
    },

    /** The session of a cookie while it lasts; it counts as used where somebody `isThere`. */
    find: async (cookie: string, isThere: boolean): Promise<Session | undefined> => {
      const [now, hash] = [clocks.wall(), hashOf(cookie)]
      const [row] = await db<{ opened_at: Date }[]>`
        update operator_sessions set used_at = ${isThere ? new Date(now) : db`used_at`} where hash = ${hash} and ${open(db, now)}
        returning opened_at`
      return row && of(hash, row.opened_at.getTime())
    },

    /** Whether a session lasts still, without that being a use of it. */
    lasts: async ({ hash }: Session): Promise<boolean> =>
      (await db`select 1 from operator_sessions where hash = ${hash} and ${open(db, clocks.wall())}`).length > 0,

    end: async (session: Session): Promise<void> => {
      const { count } = await db`delete from operator_sessions where hash = ${session.hash}`
      if (count > 0) await tell('sign_out', session)
    },
  }
}
export type OperatorSessions = ReturnType<typeof operatorSessions>
