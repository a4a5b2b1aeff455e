import { fromHex, toHex } from '@foyer/contract/draw-outcome'
import { checkerOf, checkPromise, type Misfit } from '@foyer/contract/draw-replay'
import type { DrawDetail, DrawRecord, MyDraw } from '@foyer/contract/draws'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Seen } from './seen-commitment.ts'

/** `seen`: another commitment than this device saw before; `mine`: a draw of the person's own is not as it was. */
export type Fault = Misfit | { readonly what: 'seen' } | { readonly what: 'mine'; readonly number: number }

interface Known {
  readonly mine: readonly MyDraw[]
  readonly seen: Seen | undefined
}

/** Records checked before the page gets its turn: a few milliseconds of a slow phone. */
const chunk = 25
const turn = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Draws every record again from the first on, here.
 *
 * @param pages records in order, as they come
 * @returns what does not fit first, undefined where everything does
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
  // records left out at the end leave no gap
  return done === draw.statistics?.draws ? undefined : { what: 'missing', number: done + 1 }
}
