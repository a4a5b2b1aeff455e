import { fromHex, type PrizeTerms } from '@foyer/api/arithmetic/draw-outcome'
import { checkPromise, replayOf } from '@foyer/api/arithmetic/draw-replay'
import type { ISql } from 'postgres'
import { unseal } from '../../crypto/at-rest.ts'
import { hmac, sha256 } from '../draws/hashes.ts'
import type { Books, ComputedCheck } from './check.ts'

interface Committed {
  readonly activity: number
  readonly code: string
  readonly seedSealed: Buffer
  readonly seedHash: string
  readonly prizes: readonly PrizeTerms[]
  readonly commitment: string
  readonly lastProof: string
  readonly seed: string | null
}

interface Recorded {
  readonly number: number
  readonly visitorSeed: string
  readonly proof: string
  readonly prize: string | null
}

/** Rows read at once: a draw has one record for each draw of a person. */
const batch = 1_000

/** The seed that the draw was committed with; undefined if it cannot be decrypted. */
const seedOf = ({ secrets }: Books, { seedSealed }: Committed): string | undefined => {
  try {
    return unseal(secrets.dataKey, seedSealed)
  } catch {
    return undefined
  }
}

const replayed = async (db: ISql, draw: Committed, serverSeed: Uint8Array): Promise<string[]> => {
  const { activity, code, seedHash, prizes, commitment, lastProof } = draw
  const terms = { code, seedHash, prizes }
  const found: string[] = []
  const misfit = checkPromise(sha256, { serverSeed, commitment, terms })
  if (misfit) found.push(`the draw of ${activity} does not match its ${misfit.what}`)
  const next = replayOf({ hmac, serverSeed, commitment, terms })
  let last = commitment
  const records = db<Recorded[]>`
    select number, visitor_seed as "visitorSeed", proof, prize from draw_records where activity = ${activity}
    order by number`
  for await (const rows of records.cursor(batch))
    for (const { number, visitorSeed, proof, prize } of rows) {
      const right = next(visitorSeed)
      last = right.proof
      if (number !== right.number) found.push(`draw ${right.number} of ${activity} is missing`)
      else if (proof !== right.proof) found.push(`draw ${number} of ${activity} has another proof than its seeds give`)
      else if (prize !== right.prize)
        found.push(
          `draw ${number} of ${activity} came to ${right.prize ?? 'nothing'}, its record says ${prize ?? 'nothing'}`,
        )
      // the records after a wrong one are compared with the correct computation
      if (found.length > 20) return found
    }
  if (lastProof !== last) found.push(`the draw of ${activity} continues from another proof than its last one`)
  return found
}

/** Repeats each draw with the committed seed: the stored outcomes have to equal what seed, odds and stock give. */
export const drawOutcomeChecks: readonly ComputedCheck[] = [
  {
    name: 'outcome of a draw',
    compute: async (db, books) => {
      const draws = await db<Committed[]>`
        select activity, code, seed_sealed as "seedSealed", seed_hash as "seedHash", prizes, commitment,
          last_proof as "lastProof", seed
        from draws join ${books.activities(db)} published on number = activity order by activity`
      const found: string[] = []
      for (const draw of draws) {
        const seed = seedOf(books, draw)
        if (seed === undefined) found.push(`the seed of the draw of ${draw.activity} cannot be decrypted`)
        else if (draw.seed !== null && draw.seed !== seed)
          found.push(`the draw of ${draw.activity} revealed another seed than it committed to`)
        else found.push(...(await replayed(db, draw, fromHex(seed))))
      }
      return found
    },
  },
]
