import type { ISql, Sql } from 'postgres'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { Refused } from '../../http/refused.ts'
import type { Caller } from '../../http/signing/caller.ts'
import type { IssuedToken } from '../../http/signing/token.ts'
import { endRegistration, issueRegisterToken, type Registration } from './registrations.ts'

/** A replaced socketPwd serves once more for this long, since the answer with the new one may have been lost. */
const grace = 60_000

interface Found {
  registration_id: string
  person_id: number
  user_code: string
  expires_at: Date
  replaced_at: Date | null
  graced: boolean
}

/** A socketPwd with its registration, locked: two renewals at once come one after the other. */
const find = async (db: ISql, hash: Buffer, now: number): Promise<Found | undefined> => {
  await db`
    select from registrations
    where id = (select registration_id from socket_pwds where hash = ${hash}) for update`
  const [found] = await db<Found[]>`
    select registration_id, person_id, user_code, registrations.expires_at, replaced_at, graced
    from socket_pwds
      join registrations on registrations.id = registration_id
      join persons on persons.id = person_id
    where socket_pwds.hash = ${hash} and revoked_at is null and registrations.expires_at > ${new Date(now)}`
  return found
}

interface Claim {
  readonly userCode: string
  readonly socketPwd: string
}

type Outcome = { token: IssuedToken & { socketPwd: string }; registration: Registration } | 'unknown' | 'stolen'

const rotate = async (db: ISql, context: Context, caller: Caller, claim: Claim): Promise<Outcome> => {
  const now = context.clocks.wall()
  const hash = keyedHash(context.secrets.pepper, 'socketPwd', claim.socketPwd)
  const found = await find(db, hash, now)
  const signer = caller.level === 'tourist' ? claim.userCode : caller.sub
  if (found?.user_code !== claim.userCode || found.user_code !== signer) return 'unknown'
  const { registration_id: id, replaced_at } = found
  if (replaced_at === null)
    await db`
      update socket_pwds set replaced_at = ${new Date(now)}
      where registration_id = ${id} and replaced_at is null`
  else if (!found.graced && replaced_at.getTime() > now - grace)
    await db`update socket_pwds set graced = true where hash = ${hash}`
  else {
    await endRegistration(db, id, now)
    return 'stolen'
  }
  const person = { id: found.person_id, userCode: found.user_code }
  const registration = { id, person, expiresAt: found.expires_at.getTime() }
  return { token: await issueRegisterToken(db, context, registration, caller.sid), registration }
}

/**
 * Renews a register token and replaces the socketPwd. A replaced one serves once more within a minute; any later use of
 * one means that two hold it, so the whole registration ends.
 *
 * @throws Refused `socket_pwd_invalid`
 */
export const renew = async (db: Sql, context: Context, caller: Caller, claim: Claim) => {
  // refused outside of the transaction, since ending the registration has to stay
  const outcome = await db.begin((tx) => rotate(tx, context, caller, claim))
  if (outcome === 'unknown' || outcome === 'stolen')
    throw new Refused('socket_pwd_invalid', 'this socketPwd does not renew anything')
  return outcome
}
