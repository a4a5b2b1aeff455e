import type { ProofChallenge } from '@foyer/protocol/errors'
import { utf8 } from './encoding/utf8.ts'
import { sha256 } from './signing/sha256.ts'

/** Hashes between two turns of the event loop: a few milliseconds on a phone, so that the page stays responsive. */
const chunk = 512
/** Each further bit costs twice the time; beyond this no phone would finish, and no honest server requests more. */
const mostBits = 26

const zeroBits = (hash: Uint8Array): number => {
  const first = hash.findIndex((byte) => byte !== 0)
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/**
 * Solves the proof of work that a refusal with reason `proof_required` requests, and returns the answer for the next
 * attempt: SHA-256 of `challenge:answer` begins with the requested number of zero bits.
 *
 * @throws RangeError if more bits are requested than a phone could find
 */
export const solveProof = async ({ challenge, bits }: ProofChallenge): Promise<string> => {
  if (!(bits <= mostBits)) throw new RangeError(`${bits} bits: too many`)
  const begin = utf8(`${challenge}:`)
  for (let answer = 0; ; answer++) {
    if (answer % chunk === chunk - 1) await breath()
    if (zeroBits(sha256(begin, utf8(String(answer)))) >= bits) return String(answer)
  }
}
