import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ProofChallenge } from '@foyer/contract/errors'
import type { ISql } from 'postgres'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { Refused } from '../../http/refused.ts'
import { proofLife } from './rules.ts'

/** Whose work is asked for. A challenge for one number from one address is worth nothing for another. */
export interface Worker {
  readonly pepper: Buffer
  readonly mobileHash: Buffer
  readonly addressHash: Buffer
}

export interface ProofAnswer {
  readonly challenge: string
  readonly answer: string
}

const macOf = ({ pepper, mobileHash, addressHash }: Worker, stem: string): Buffer =>
  keyedHash(pepper, 'sms proof', `${stem}:${mobileHash.toString('hex')}:${addressHash.toString('hex')}`)

/** `<expiry>.<bits>.<random>.<mac>`: the server keeps nothing of it until it is answered. */
export const challengeFor = (worker: Worker, bits: number, now: number): ProofChallenge => {
  const stem = `${now + proofLife}.${bits}.${randomBytes(12).toString('base64url')}`
  return { challenge: `${stem}.${macOf(worker, stem).toString('base64url')}`, bits }
}

const zeroBits = (hash: Buffer): number => {
  const first = hash.findIndex((byte) => byte !== 0)
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash.readUInt8(first)) - 24
}

/** Whether SHA-256(`challenge`:`answer`) begins with so many zero bits. */
export const isSolved = ({ challenge, answer }: ProofAnswer, bits: number): boolean =>
  zeroBits(createHash('sha256').update(`${challenge}:${answer}`).digest()) >= bits

/** The work of a challenge of ours; undefined for any other, and for one that has expired. */
const bitsOf = (worker: Worker, challenge: string, now: number): number | undefined => {
  const [expiry = '', bits = '', random = '', mac = ''] = challenge.split('.')
  const told = Buffer.from(mac, 'base64url')
  const right = macOf(worker, `${expiry}.${bits}.${random}`)
  // one spelling only: a challenge is remembered by its characters
  const ours = mac === right.toString('base64url') && timingSafeEqual(told, right)
  const isWhole = challenge === `${expiry}.${bits}.${random}.${mac}`
  return ours && isWhole && Number(expiry) > now ? Number(bits) : undefined
}

/**
 * Demands work of a suspicious sender, each answer once.
 *
 * @param bits the work of a new challenge
 * @throws Refused `proof_required` without an answer, `proof_wrong` for a wrong, expired, reused or borrowed one; both
 * with a new challenge
 */
export const demandProof = async (
  db: ISql,
  worker: Worker,
  bits: number,
  proof: ProofAnswer | undefined,
  now: number,
): Promise<void> => {
  const again = { proof: challengeFor(worker, bits, now) }
  if (!proof) throw new Refused('proof_required', 'this address has sent before', again)
  const done = bitsOf(worker, proof.challenge, now)
  // collected before, when the work was less; one message of others in between is nobody's fault
  if (done !== undefined && done < bits - 1) throw new Refused('proof_required', 'the work has grown since', again)
  if (done === undefined || !isSolved(proof, done))
    throw new Refused('proof_wrong', 'the proof of work does not hold', again)
  const hash = createHash('sha256').update(proof.challenge).digest()
  const used = await db`
    insert into sms_proofs (challenge_hash, expires_at) values (${hash}, ${new Date(now + proofLife)})
    on conflict do nothing returning 1`
  if (used.length === 0) throw new Refused('proof_wrong', 'the proof of work was used before', again)
}
