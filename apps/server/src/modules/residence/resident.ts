import type { Residence } from '@foyer/contract/activities'
import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { Refused } from '../../http/refused.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { isCaller } from '../identity/persons.ts'

/** What is known of where a caller above tourist level lives. */
export interface Resident {
  readonly personId: number
  /** what they said at their first join */
  readonly declared: Residence | null
  /**
   * what was verified when the account they are logged in to was opened; without that, `mainland` where it was verified
   * of any account under their number, so that not logging in does not shed it
   */
  readonly verified: Residence | null
  readonly hasMainlandNumber: boolean
}

interface Row {
  id: number
  declared: Residence | null
  verified: Residence | null
  mobile_sealed: Buffer
}

/** @param hold locks the person until the transaction ends */
const find = async (db: ISql, { dataKey }: Secrets, caller: Caller, hold: boolean): Promise<Resident | undefined> => {
  const account = caller.level === 'login' ? caller.sub : null
  const [row] = await db<Row[]>`
    select persons.id, persons.residence as declared, persons.mobile_sealed,
      coalesce(
        (select residence from client_accounts where fund_user_code = ${account}),
        (select residence from client_accounts
          where mobile_hash = persons.mobile_hash and residence = 'mainland' limit 1)) as verified
    from persons where ${isCaller(db, caller)} ${hold ? db`for no key update of persons` : db``}`
  if (!row) return undefined
  const { id: personId, declared, verified, mobile_sealed } = row
  // no other calling code begins with 86
  return { personId, declared, verified, hasMainlandNumber: unseal(dataKey, mobile_sealed).startsWith('+86') }
}

/** Undefined for a tourist, and where nothing is kept of the person any more. */
export const residentOf = async (db: ISql, secrets: Secrets, caller: Caller): Promise<Resident | undefined> =>
  caller.level === 'tourist' ? undefined : find(db, secrets, caller, false)

/**
 * The same of a caller above tourist level, locked as by `lockPerson`.
 *
 * @throws Refused `session_revoked` where nothing is kept of them any more
 */
export const lockResident = async (db: ISql, secrets: Secrets, caller: Caller): Promise<Resident> => {
  const resident = await find(db, secrets, caller, true)
  if (!resident) throw new Refused('session_revoked', 'nothing is kept of this person')
  return resident
}

/** Where a person lives, as far as they have said or proved it. */
export const residenceOf = ({ declared, verified }: Resident): Residence | null => verified ?? declared

export interface Declaration {
  readonly personId: number
  readonly residence: Residence
  readonly wall: number
}

/** Keeps what a person says of where they live, the first time they say it. */
export const declareResidence = async (db: ISql, { personId, residence, wall }: Declaration): Promise<void> => {
  await db`
    update persons set residence = ${residence}, residence_at = ${new Date(wall)}
    where id = ${personId} and residence is null and erased_at is null`
}
