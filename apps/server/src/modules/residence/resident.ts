import type { Residence } from '@foyer/contract/activities'
import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { unseal } from '../../crypto/at-rest.ts'
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

/** Undefined for a tourist, and where nothing is kept of the person any more. */
export const residentOf = async (db: ISql, { dataKey }: Secrets, caller: Caller): Promise<Resident | undefined> => {
  if (caller.level === 'tourist') return undefined
  const account = caller.level === 'login' ? caller.sub : null
  const [row] = await db<Row[]>`
    select persons.id, persons.residence as declared, persons.mobile_sealed,
      coalesce(
        (select residence from client_accounts where fund_user_code = ${account}),
        (select residence from client_accounts
          where mobile_hash = persons.mobile_hash and residence = 'mainland' limit 1)) as verified
    from persons where ${isCaller(db, caller)}`
  if (!row) return undefined
  const { id: personId, declared, verified, mobile_sealed } = row
  // no other calling code begins with 86
  return { personId, declared, verified, hasMainlandNumber: unseal(dataKey, mobile_sealed).startsWith('+86') }
}

/** Where a person lives, as far as they have said or proved it. */
export const residenceOf = ({ declared, verified }: Resident): Residence | null => verified ?? declared

/** Keeps what a person says of where they live. */
export const declareResidence = async (
  db: ISql,
  { personId, residence, wall }: { personId: number; residence: Residence; wall: number },
): Promise<void> => {
  await db`update persons set residence = ${residence}, residence_at = ${new Date(wall)} where id = ${personId}`
}
