import { failureOf } from '../../platform/session.ts'

/** Answer to a challenge, for calls that may require proof of work. */
export interface Proof {
  challenge: string
  answer: string
}

/** Makes a call. If the server requires proof of work, computes it on this device and makes the call once more. */
export const withProof = async <T>(request: (proof?: Proof) => Promise<T>, onProving: () => void): Promise<T> => {
  try {
    return await request()
  } catch (error) {
    const challenge = failureOf(error).detail?.proof
    if (!challenge) throw error
    onProving()
    const answer = await import('@foyer/comm/proof').then((part) => part.solveProof(challenge))
    return request({ challenge: challenge.challenge, answer })
  }
}
