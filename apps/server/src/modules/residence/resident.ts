import type { Residence } from '@foyer/api/activities'
import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { unseal } from '../../crypto/at-rest.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { clientAccountRows } from '../accounts/public.ts'
import { isCaller, personRows } from '../identity/public.ts'

/** The known residence of a caller above tourist level. */
export interface Resident {
  readonly personId: number
  /** the residence that they stated at their first join */
  readonly declared: Residence | null
  /**
   * the residence verified when the account that is logged in to was opened. Without a login it is `mainland` if that
   * was verified for any account under their number, so that logging out does not remove it.
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
        (select residence from ${clientAccountRows(db)} named where fund_user_code = ${account}),
        (select residence from ${clientAccountRows(db)} account
          where account.mobile_hash = persons.mobile_hash and account.residence = 'mainland' limit 1)) as verified
    from ${personRows(db)} persons where ${isCaller(db, caller)} ${hold ? db`for no key update of persons` : db``}`
  if (!row) return undefined
  const { id: personId, declared, verified, mobile_sealed } = row
  // no other calling code begins with 86
  return { personId, declared, verified, hasMainlandNumber: unseal(dataKey, mobile_sealed).startsWith('+86') }
}

/** Undefined for a tourist and for an erased person. */
export const residentOf = async (db: ISql, secrets: Secrets, caller: Caller): Promise<Resident | undefined> =>
  caller.level === 'tourist' ? undefined : find(db, secrets, caller, false)

/**
 * The residence of a caller above tourist level; locks the person like `lockPerson`.
 *
 * @throws Refused `session_revoked` if the person was erased
 */
export const lockResident = async (db: ISql, secrets: Secrets, caller: Caller): Promise<Resident> => {
  const resident = await find(db, secrets, caller, true)
  if (!resident) throw new Refused('session_revoked', 'the person does not exist any more')
  return resident
}

/** The residence of a person as stated or verified. */
export const residenceOf = ({ declared, verified }: Resident): Residence | null => verified ?? declared
