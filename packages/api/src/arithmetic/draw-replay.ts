import { type DrawTerms, drawStatement, type Hmac, prizeAt, proofOf, rollOf } from './draw-outcome.ts'

/** The published record of a draw. `prize`: what it won; null for nothing. */
export interface RecordedDraw {
  readonly number: number
  readonly visitorSeed: string
  readonly prize: string | null
}

/** The result of replaying one more draw. */
export interface ReplayedDraw {
  readonly number: number
  readonly proof: string
  readonly roll: number
  readonly prize: string | null
}

interface Replay {
  readonly hmac: Hmac
  readonly serverSeed: Uint8Array
  readonly commitment: string
  readonly terms: DrawTerms
}

/** Replays draws from the first on, including stock: a prize with no stock left wins nothing. */
export const replayOf = ({ hmac, serverSeed, commitment, terms }: Replay) => {
  const left = new Map(terms.prizes.map(({ code, stock }) => [code, stock]))
  let number = 0
  let previous = commitment
  return (visitorSeed: string): ReplayedDraw => {
    number++
    previous = proofOf(hmac, serverSeed, { number, visitorSeed, previous })
    const roll = rollOf(previous)
    const prize = prizeAt(terms.prizes, roll)?.code
    const stock = prize === undefined ? 0 : (left.get(prize) ?? 0)
    if (prize === undefined || stock === 0) return { number, proof: previous, roll, prize: null }
    left.set(prize, stock - 1)
    return { number, proof: previous, roll, prize }
  }
}

/** What does not match: the commitment itself, or the first wrong draw; `missing` is a number without a record. */
export type Misfit =
  | { readonly what: 'seed' | 'commitment' }
  | { readonly what: 'missing' | 'outcome'; readonly number: number }

/** Checks the seed against its hash, and the terms against the commitment. */
export const checkPromise = (
  sha256: (bytes: Uint8Array) => string,
  { serverSeed, commitment, terms }: Omit<Replay, 'hmac'>,
): Misfit | undefined => {
  if (sha256(serverSeed) !== terms.seedHash) return { what: 'seed' }
  if (sha256(new TextEncoder().encode(drawStatement(terms))) !== commitment) return { what: 'commitment' }
  return undefined
}

/** Checks records one after the other, in the order of their numbers; each call continues after the previous one. */
export const checkerOf = (replay: Replay) => {
  const draw = replayOf(replay)
  let expected = 0
  return (record: RecordedDraw): Misfit | undefined => {
    expected++
    if (record.number !== expected) return { what: 'missing', number: expected }
    return draw(record.visitorSeed).prize === record.prize ? undefined : { what: 'outcome', number: expected }
  }
}
