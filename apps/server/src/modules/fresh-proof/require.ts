import { freshProofSeconds } from '@foyer/api/fresh-proof'
import type { ISql } from 'postgres'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { provedAt, registrationIdOf } from '../identity/public.ts'

/**
 * Requires that the caller proved within the last ten minutes, in this session, to be its owner (decision 0130). It
 * protects acts that a copied session must not perform. Call it after every other check, so that a person does not give
 * a proof for a call that is then refused.
 *
 * @throws Refused `fresh_proof_needed`; `session_revoked` if the session has ended
 */
export const requireFreshProof = async (db: ISql, caller: Caller, wall: number): Promise<void> => {
  const id = await registrationIdOf(db, caller, wall)
  const at = await provedAt(db, id)
  const age = at === null ? Number.POSITIVE_INFINITY : wall - at
  if (age >= freshProofSeconds * 1000)
    throw new Refused('fresh_proof_needed', 'this needs a proof of the session owner within the last ten minutes')
}
