import { randomBytes } from 'node:crypto'
import { challengeSeconds } from '@foyer/api/passkeys'
import type { ISql } from 'postgres'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { pruneInBatches } from '../../database/batches.ts'
import type { RemoveBeginnings } from '../../module.ts'

interface Claim {
  readonly identifierKey: Buffer
  readonly personId: number
  readonly sessionId: string
  readonly now: number
}

/**
 * Stores a new challenge for one answer of this person and session.
 *
 * @param accountId the account of a new passkey; null for a login
 * @returns the challenge in base64url
 */
export const issueChallenge = async (
  db: ISql,
  { identifierKey, personId, sessionId, now, accountId }: Claim & { accountId: number | null },
): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url')
  await db`
    insert into passkey_challenges (hash, person_id, session_id, account_id, expires_at)
    values (${keyedHash(identifierKey, 'passkey challenge', challenge)}, ${personId}, ${sessionId}, ${accountId},
      ${new Date(now + challengeSeconds * 1000)})`
  return challenge
}

/**
 * Uses up a challenge. It is deleted before the answer is checked, so a second answer to it is refused.
 *
 * @returns the account of a new passkey, null for a login; undefined unless it is open and of this person and session
 */
export const takeChallenge = async (
  db: ISql,
  { identifierKey, personId, sessionId, now }: Claim,
  challenge: string,
): Promise<{ readonly accountId: number | null } | undefined> => {
  const [used] = await db<{ accountId: number | null }[]>`
    delete from passkey_challenges
    where hash = ${keyedHash(identifierKey, 'passkey challenge', challenge)} and person_id = ${personId}
      and session_id = ${sessionId} and expires_at > ${new Date(now)}
    returning account_id as "accountId"`
  return used
}

/** Deletes the open challenges of a person. @param but those of this session remain */
export const removeChallenges: RemoveBeginnings = async (tx, personId, but) => {
  const others = but === undefined ? tx`` : tx`and session_id <> ${but}`
  await tx`delete from passkey_challenges where person_id = ${personId} ${others}`
}

/** Deletes expired challenges. */
export const pruneChallenges = (db: ISql, now: number): Promise<unknown> =>
  pruneInBatches(db, 'passkey_challenges', db`expires_at < ${new Date(now)}`)
