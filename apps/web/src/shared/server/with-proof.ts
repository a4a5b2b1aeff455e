import { failureOf } from '../../platform/session.ts'

/** Answer to a challenge, as the calls that may ask for proof of work carry it. */
export interface Proof {
  challenge: string
  answer: string
}

/** Makes a call; where the server wants proof of work, does it here and makes the call once more. */
export const withProof = async <T>(ask: (proof?: Proof) => Promise<T>, onProving: () => void): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    const challenge = failureOf(error).detail?.proof
    if (!challenge) throw error
    onProving()
    const { solveProof } = await import('@foyer/comm/proof')
    return ask({ challenge: challenge.challenge, answer: await solveProof(challenge) })
  }
}
