import { createHash, randomBytes } from 'node:crypto'
import type { ProofChallenge } from '@foyer/protocol/errors'
import type { ISql } from 'postgres'
import type { KeyRing } from '../../crypto/key-ring.ts'
import { isOneOf, type OfEachKey, peppered } from '../../crypto/keyed-hash.ts'
import { Refused } from '../../refused.ts'
import { proofLife } from './rules.ts'

/** Who must provide work. A challenge is bound to one number and one address. */
export interface Worker {
  readonly pepper: KeyRing
  /** E.164 */
  readonly mobile: string
  readonly addressHash: Buffer
}

export interface ProofAnswer {
  readonly challenge: string
  readonly answer: string
}

const macsOf = ({ pepper, mobile, addressHash }: Worker, stem: string): OfEachKey =>
  peppered(
    pepper,
    'sms proof',
    (of) => `${stem}:${of('mobile', mobile).toString('hex')}:${addressHash.toString('hex')}`,
  )

/** `<expiry>.<bits>.<random>.<mac>`: the server stores nothing until it is answered. */
export const challengeFor = (worker: Worker, bits: number, now: number): ProofChallenge => {
  const stem = `${now + proofLife}.${bits}.${randomBytes(12).toString('base64url')}`
  return { challenge: `${stem}.${macsOf(worker, stem)[0].toString('base64url')}`, bits }
}

const zeroBits = (hash: Buffer): number => {
  const first = hash.findIndex((byte) => byte !== 0)
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash.readUInt8(first)) - 24
}

/** Whether SHA-256(`challenge`:`answer`) begins with this many zero bits. */
export const isSolved = ({ challenge, answer }: ProofAnswer, bits: number): boolean =>
  zeroBits(createHash('sha256').update(`${challenge}:${answer}`).digest()) >= bits

/** The bits of work of a challenge that this deployment issued; undefined for any other, and for an expired one. */
const bitsOf = (worker: Worker, challenge: string, now: number): number | undefined => {
  const [expiry = '', bits = '', random = '', mac = ''] = challenge.split('.')
  const given = Buffer.from(mac, 'base64url')
  // only the canonical encoding, because used challenges are stored as text
  const ours = mac === given.toString('base64url') && isOneOf(macsOf(worker, `${expiry}.${bits}.${random}`), given)
  const isWhole = challenge === `${expiry}.${bits}.${random}.${mac}`
  return ours && isWhole && Number(expiry) > now ? Number(bits) : undefined
}

/**
 * Demands work of a suspicious sender; each answer is accepted once.
 *
 * @param bits the work of a new challenge @throws Refused `proof_required` without an answer, `proof_wrong` for a
 * wrong, expired, reused or foreign one; both with a new challenge
 */
export const demandProof = async (
  db: ISql,
  worker: Worker,
  bits: number,
  proof: ProofAnswer | undefined,
  now: number,
): Promise<void> => {
  const again = { proof: challengeFor(worker, bits, now) }
  if (!proof) throw new Refused('proof_required', 'this sender must provide work', again)
  const done = bitsOf(worker, proof.challenge, now)
  // issued when less work was required; one doubling by other callers meanwhile is tolerated
  if (done !== undefined && done < bits - 1) throw new Refused('proof_required', 'more work is required now', again)
  if (done === undefined || !isSolved(proof, done))
    throw new Refused('proof_wrong', 'the proof of work is wrong or has expired', again)
  const hash = createHash('sha256').update(proof.challenge).digest()
  const used = await db`
    insert into sms_proofs (challenge_hash, expires_at) values (${hash}, ${new Date(now + proofLife)})
    on conflict do nothing returning 1`
  if (used.length === 0) throw new Refused('proof_wrong', 'the proof of work was used before', again)
}
