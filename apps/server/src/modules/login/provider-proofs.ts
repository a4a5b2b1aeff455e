import { randomBytes } from 'node:crypto'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { personRows } from '../identity/public.ts'
import { providerProofLife } from './rules.ts'
import type { ProviderSubject } from './tickets.ts'

/** What the provider proved, for the session that began the flow. */
export interface ProviderProof {
  /** the accounts of the proved client under the person's number */
  readonly accountCodes: readonly string[]
  readonly hasSecondFactor: boolean
}

interface StoredProof extends ProviderProof, ProviderSubject {
  readonly sessionId: string
  readonly personId: number
}

/** Stores a proof. @returns what the page names it by */
export const keepProof = async (
  db: ISql,
  { identifierKey }: Context['secrets'],
  proof: StoredProof,
  now: number,
): Promise<string> => {
  const handle = randomBytes(32).toString('base64url')
  await db`
    insert into provider_proofs (hash, session_id, person_id, account_codes, has_second_factor, subject_hash,
      provider_session_hash, expires_at)
    values (${keyedHash(identifierKey, 'provider proof', handle)}, ${proof.sessionId}, ${proof.personId},
      ${[...proof.accountCodes]}, ${proof.hasSecondFactor}, ${proof.subjectHash}, ${proof.providerSessionHash},
      ${new Date(now + providerProofLife)})`
  return handle
}

/** Returns a proof that is valid for this session and person, and leaves it as it is. */
export const findProof = async (
  db: ISql,
  { identifierKey }: Context['secrets'],
  caller: Pick<Caller, 'sid' | 'sub'>,
  handle: string,
  now: number,
): Promise<ProviderProof | undefined> => {
  const [proof] = await db<ProviderProof[]>`
    select account_codes as "accountCodes", has_second_factor as "hasSecondFactor"
    from provider_proofs join ${personRows(db)} person on person.id = person_id
    where hash = ${keyedHash(identifierKey, 'provider proof', handle)} and session_id = ${caller.sid}
      and user_code = ${caller.sub} and expires_at > ${new Date(now)}`
  return proof
}

/** Uses up a proof. @returns undefined if another call has done so, or a logout at the provider ended it */
export const useProof = async (
  db: ISql,
  { identifierKey }: Context['secrets'],
  handle: string,
): Promise<ProviderSubject | undefined> => {
  const [subject] = await db<ProviderSubject[]>`
    delete from provider_proofs where hash = ${keyedHash(identifierKey, 'provider proof', handle)}
    returning subject_hash as "subjectHash", provider_session_hash as "providerSessionHash"`
  return subject
}
