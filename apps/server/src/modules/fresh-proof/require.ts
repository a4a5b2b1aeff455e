import { freshProofSeconds } from '@foyer/contract/fresh-proof'
import type { ISql } from 'postgres'
import { Refused } from '../../http/refused.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { registrationIdOf } from '../identity/registrations.ts'

/**
 * For what a copied session must not do: whoever holds it proved within the last ten minutes to be its owner, in this very
 * session (decision 0130). Call it after everything else that could refuse, so that nobody proves anything for nothing.
 *
 * @throws Refused `fresh_proof_needed`; `session_revoked` where the session has ended
 */
export const requireFreshProof = async (db: ISql, caller: Caller, wall: number): Promise<void> => {
  const id = await registrationIdOf(db, caller, wall)
  const [row] = await db<[{ proved_at: Date | null }]>`select proved_at from registrations where id = ${id}`
  const age = row.proved_at === null ? Number.POSITIVE_INFINITY : wall - row.proved_at.getTime()
  if (age >= freshProofSeconds * 1000)
    throw new Refused('fresh_proof_needed', 'prove first that the session is yours, within ten minutes')
}
