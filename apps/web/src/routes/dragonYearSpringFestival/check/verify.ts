import { fromHex, toHex } from '@foyer/api/arithmetic/draw-outcome'
import { checkerOf, checkPromise, type Misfit } from '@foyer/api/arithmetic/draw-replay'
import type { DrawDetail, DrawRecord, MyDraw } from '@foyer/api/draws'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Seen } from './seen-commitment.ts'

/**
 * `seen`: the commitment differs from the one that this device saw before. `mine`: a draw of the person differs from
 * its record.
 */
export type Fault = Misfit | { readonly what: 'seen' } | { readonly what: 'mine'; readonly number: number }

interface Known {
  readonly mine: readonly MyDraw[]
  readonly seen: Seen | undefined
}

/** Number of records between pauses for the page: a few milliseconds on a slow phone. */
const chunk = 25
const turn = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Repeats every draw from the first record on, on this device.
 * @param pages records in order, as they arrive
 * @returns the first fault, or undefined if all records are correct
 */
export const verify = async (
  draw: DrawDetail,
  pages: AsyncIterable<readonly DrawRecord[]>,
  { mine, seen }: Known,
  onProgress: (done: number) => void,
): Promise<Fault | undefined> => {
  const { code, seedHash, commitment } = draw
  const prizes = draw.prizes.map(({ code, odds, stock }) => ({ code, odds, stock: stock.total }))
  const serverSeed = fromHex(draw.seed ?? '')
  const terms = { code, seedHash, prizes }
  if (seen && seen.commitment !== commitment) return { what: 'seen' }
  const broken = checkPromise((bytes) => toHex(sha256(bytes)), { serverSeed, commitment, terms })
  if (broken) return broken

  const check = checkerOf({ hmac: (key, message) => hmac(sha256, key, message), serverSeed, commitment, terms })
  const unseen = new Map(mine.map((drawn) => [drawn.number, drawn]))
  let done = 0
  for await (const records of pages)
    for (const record of records) {
      const misfit = check(record)
      if (misfit) return misfit
      const own = unseen.get(record.number)
      if (own && (own.visitorSeed !== record.visitorSeed || own.prize !== record.prize))
        return { what: 'mine', number: own.number }
      unseen.delete(record.number)
      done++
      if (done % chunk > 0) continue
      onProgress(done)
      await turn()
    }
  onProgress(done)
  const [left] = unseen.keys()
  if (left !== undefined) return { what: 'mine', number: left }
  // records that are missing at the end leave no gap in the numbers
  return done === draw.statistics?.draws ? undefined : { what: 'missing', number: done + 1 }
}
