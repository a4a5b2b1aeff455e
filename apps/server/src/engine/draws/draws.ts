import type { PrizeTerms } from '@foyer/api/arithmetic/draw-outcome'
import type { ISql } from 'postgres'

/** The row of a committed draw. Times are of the business clock. */
export interface Draw {
  readonly activity: number
  readonly seedSealed: Buffer
  readonly seedHash: string
  readonly prizes: readonly PrizeTerms[]
  readonly commitment: string
  readonly committedAt: Date
  readonly lastNumber: number
  readonly lastProof: string
  readonly seed: string | null
  readonly revealedAt: Date | null
}

const read = (db: ISql, activity: number, lock: boolean) => db<Draw[]>`
  select activity, seed_sealed as "seedSealed", seed_hash as "seedHash", prizes, commitment,
    committed_at as "committedAt", last_number as "lastNumber", last_proof as "lastProof", seed,
    revealed_at as "revealedAt"
  from draws where activity = ${activity} ${lock ? db`for no key update` : db``}`

/** Undefined while no draw is committed. */
export const drawOf = async (db: ISql, activity: number): Promise<Draw | undefined> =>
  (await read(db, activity, false))[0]

/** As `drawOf`, locked until the transaction ends, so that draws and the act that ends them run one after the other. */
export const lockDraw = async (tx: ISql, activity: number): Promise<Draw | undefined> =>
  (await read(tx, activity, true))[0]
