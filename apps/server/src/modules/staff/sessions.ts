import { randomBytes } from 'node:crypto'
import { type StaffRole, staffRoles } from '@foyer/api/staff/roles'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import type { StaffCaller } from '../../http/staff.ts'
import { idleMs, lifeMs, proofMs } from './rules.ts'

/** SQL condition on a row of `staff_sessions`: the session has not ended. */
export const isOpen = (db: ISql, now: number) =>
  db`(opened_at > ${new Date(now - lifeMs)} and used_at > ${new Date(now - idleMs)})`

const hashOf = ({ identifierKey }: Context['secrets'], cookie: string): Buffer =>
  keyedHash(identifierKey, 'staff session', cookie)

interface Opened {
  readonly memberId: string
  /** at the provider */
  readonly providerSession: string | undefined
  /** when the person proved who they are */
  readonly provedAt: number
}

/** Opens a session. @returns its cookie, which only the browser stores */
export const openSession = async (
  tx: ISql,
  secrets: Context['secrets'],
  { memberId, providerSession, provedAt }: Opened,
  now: number,
): Promise<string> => {
  const cookie = randomBytes(32).toString('base64url')
  const at = new Date(now)
  await tx`
    insert into staff_sessions (hash, member_id, provider_session_hash, opened_at, used_at, proved_at)
    values (${hashOf(secrets, cookie)}, ${memberId}, ${
      providerSession === undefined ? null : keyedHash(secrets.identifierKey, 'staff provider session', providerSession)
    }, ${at}, ${at}, ${new Date(Math.min(now, provedAt))})`
  return cookie
}

interface Row {
  hash: Buffer
  id: string
  name: string
  roles: string[]
  opened_at: Date
  proved_at: Date
}

const callerOf = ({ hash, id, name, roles, opened_at, proved_at }: Row): StaffCaller => ({
  id,
  name,
  // another release may have stored a role that this one does not know
  roles: staffRoles.filter((role): role is StaffRole => roles.includes(role)),
  session: hash,
  endsAt: opened_at.getTime() + lifeMs,
  provedUntil: proved_at.getTime() + proofMs,
})

/** An open session of somebody who is not suspended, by the hash of its cookie. @param isUse whether it extends it */
export const findSession = async (
  db: ISql,
  hash: Buffer,
  { now, isUse }: { readonly now: number; readonly isUse: boolean },
): Promise<StaffCaller | undefined> => {
  const columns = db`hash, id, name, roles, opened_at, proved_at`
  const holds = db`member.id = member_id and hash = ${hash} and ${isOpen(db, now)} and suspended_at is null`
  const [row] = isUse
    ? await db<Row[]>`
        update staff_sessions set used_at = ${new Date(now)} from staff_members member where ${holds}
        returning ${columns}`
    : await db<Row[]>`select ${columns} from staff_sessions, staff_members member where ${holds}`
  return row && callerOf(row)
}

/** As `findSession`, by the cookie. */
export const sessionOfCookie = (
  { db, secrets, clocks }: Context,
  cookie: string,
  isUse: boolean,
): Promise<StaffCaller | undefined> => findSession(db, hashOf(secrets, cookie), { now: clocks.wall(), isUse })

/** @returns the member of staff whose session ended; undefined if there was none */
export const endSession = async (db: ISql, hash: Buffer): Promise<string | undefined> => {
  const [ended] = await db<{ member_id: string }[]>`
    delete from staff_sessions where hash = ${hash} returning member_id`
  return ended?.member_id
}

/** Ends the session of a cookie, if there is one. */
export const endSessionOfCookie = (
  db: ISql,
  secrets: Context['secrets'],
  cookie: string,
): Promise<string | undefined> => endSession(db, hashOf(secrets, cookie))
