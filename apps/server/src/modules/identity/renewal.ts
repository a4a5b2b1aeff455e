import type { ISql, Sql } from 'postgres'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { isWithin } from '../../http/rate-limit.ts'
import type { Caller } from '../../http/signing/caller.ts'
import type { IssuedToken } from '../../http/signing/token.ts'
import { Refused } from '../../refused.ts'
import type { Origin } from './origin.ts'
import { endRegistration, issueRegisterToken, type Registration } from './registrations.ts'
import { personSuspended } from './suspension.ts'
import { recordAuthentication } from './trail.ts'

interface Found {
  registration_id: string
  person_id: number
  user_code: string
  expires_at: Date
  parent: Buffer | null
  dead: boolean
  device_key: Buffer | null
}

/** Returns a socketPwd with its registration, locked so that concurrent renewals run in sequence. */
const find = async (db: ISql, hash: Buffer, now: number): Promise<Found | undefined> => {
  await db`
    select from registrations
    where id = (select registration_id from socket_pwds where hash = ${hash}) for update`
  const [found] = await db<Found[]>`
    select registration_id, person_id, user_code, registrations.expires_at, parent, dead_at is not null as dead, device_key
    from socket_pwds
      join registrations on registrations.id = registration_id
      join persons on persons.id = person_id
    where socket_pwds.hash = ${hash} and revoked_at is null and registrations.expires_at > ${new Date(now)}`
  return found
}

interface Claim {
  readonly userCode: string
  readonly socketPwd: string
  /** origin of the call that presents it */
  readonly origin: Origin
}

type Outcome =
  | { token: IssuedToken & { socketPwd: string }; registration: Registration }
  | 'unknown'
  | 'stolen'
  | 'suspended'

/** A copied socketPwd can be tried any number of times; this many audit entries per hour are sufficient. */
const refusalsRecorded = { name: 'renewal refused', limit: 10, windowMs: 3_600_000 }

/**
 * Invalidates related socketPwds when a valid one is used. Its parent is no longer needed, because the parent's answer
 * evidently arrived. Its siblings were never stored by the owner. Using the same socketPwd again changes nothing.
 */
const settle = async (db: ISql, id: string, hash: Buffer, parent: Buffer, now: number): Promise<void> => {
  await db`
    update socket_pwds set dead_at = ${new Date(now)}
    where registration_id = ${id} and dead_at is null
      and (hash = ${parent} or (parent = ${parent} and hash <> ${hash}))`
}

/** Records that a valid socketPwd came with another device's key, which means that it was copied. */
const recordRefusal = async (db: ISql, context: Context, { registration_id, person_id }: Found, origin: Origin) => {
  if (!(await isWithin(context, registration_id, refusalsRecorded))) return
  const detail = { session: registration_id }
  await recordAuthentication(db, context, origin, { event: 'renewal_refused', of: { person: person_id }, detail })
}

/** Whether a socketPwd was of a registration of a suspended person, whose registrations have all ended. */
const isOfSuspended = async (db: ISql, hash: Buffer, userCode: string): Promise<boolean> => {
  const [found] = await db`
    select from socket_pwds
      join registrations on registrations.id = registration_id
      join persons on persons.id = person_id
    where socket_pwds.hash = ${hash} and user_code = ${userCode} and suspended_at is not null`
  return found !== undefined
}

const rotate = async (db: ISql, context: Context, caller: Caller, claim: Claim): Promise<Outcome> => {
  const now = context.clocks.wall()
  const hash = keyedHash(context.secrets.identifierKey, 'socketPwd', claim.socketPwd)
  const found = await find(db, hash, now)
  const signer = caller.level === 'tourist' ? claim.userCode : caller.sub
  if (found?.user_code !== claim.userCode || found.user_code !== signer)
    return (await isOfSuspended(db, hash, claim.userCode)) ? 'suspended' : 'unknown'
  const { registration_id: id, parent, device_key: bound } = found
  const { origin } = claim
  // the device key does not match: a copied socketPwd neither renews nor ends anything
  if (bound && !origin.deviceKey?.equals(bound)) {
    await recordRefusal(db, context, found, origin)
    return 'unknown'
  }
  if (found.dead) {
    await endRegistration(db, id, now)
    const of = { person: found.person_id }
    await recordAuthentication(db, context, origin, { event: 'renewal_stolen', of, detail: { session: id } })
    return 'stolen'
  }
  if (parent) await settle(db, id, hash, parent, now)
  if (!bound && origin.deviceKey)
    await db`update registrations set device_key = ${origin.deviceKey} where id = ${id} and device_key is null`
  const person = { id: found.person_id, userCode: found.user_code }
  const registration = { id, person, expiresAt: found.expires_at.getTime() }
  return { token: await issueRegisterToken(db, context, registration, { ...origin, parent: hash }), registration }
}

/**
 * Renews a register token and returns a new socketPwd with it.
 *
 * | socketPwd used           | it              | its parent | its siblings | registration |
 * | ------------------------ | --------------- | ---------- | ------------ | ------------ |
 * | for the first time       | lives, replaced | dies       | die          | continues    |
 * | again, no newer one used | lives           | –          | –            | continues    |
 * | after a newer one        | was dead        | –          | –            | ends: stolen |
 *
 * The parent of a socketPwd is the one whose use created it, and its siblings are the others created by the parent. A
 * lost answer, however old, or any number of concurrent tabs therefore sign no one out. If two parties hold a copy, the
 * first to renew invalidates what the other holds, and the other's next use ends the registration for both.
 *
 * A registration is bound to the key of its device (SEC-4): a socketPwd that comes with another key or without one
 * renews nothing.
 *
 * @throws Refused `socket_pwd_invalid`, `account_suspended`
 */
export const renew = async (db: Sql, context: Context, caller: Caller, claim: Claim) => {
  // thrown outside the transaction, so that the end of the registration is committed
  const outcome = await db.begin((tx) => rotate(tx, context, caller, claim))
  if (outcome === 'suspended') throw personSuspended()
  if (outcome === 'unknown' || outcome === 'stolen')
    throw new Refused('socket_pwd_invalid', 'this socketPwd is not valid')
  return outcome
}
