import type { DrawDetail, DrawRecord, MyDraw } from '@foyer/api/draws'
import type { ISql } from 'postgres'

/** A draw to store. */
export interface NewRecord extends DrawRecord {
  readonly chanceId: number
  readonly proof: string
  readonly rewardId: string | null
}

/**
 * Stores draws in the order of their numbers, and the state of the draw after the last one. The caller holds the lock
 * of the draw.
 */
export const storeRecords = async (tx: ISql, activity: number, records: readonly NewRecord[]): Promise<void> => {
  const last = records.at(-1)
  if (!last) return
  const rows = records.map(({ number, chanceId, visitorSeed, proof, prize, rewardId, winner, at }) => ({
    activity,
    number,
    chance_id: chanceId,
    visitor_seed: visitorSeed,
    proof,
    prize,
    reward_id: rewardId,
    winner,
    drawn_at: new Date(at),
  }))
  await tx`insert into draw_records ${tx(rows)}`
  await tx`update draws set last_number = ${last.number}, last_proof = ${last.proof} where activity = ${activity}`
}

const publicRecord = (db: ISql) => db`number, visitor_seed as "visitorSeed", prize, winner, drawn_at as at`

type Stored<Shown> = Omit<Shown, 'at'> & { readonly at: Date }

const shown = <Row extends { readonly at: Date }>({ at, ...row }: Row) => ({ ...row, at: at.getTime() })

/** At most `most` records of a draw in the order of their numbers, from the one after the number `after`. */
export const recordsAfter = async (db: ISql, activity: number, after: number, most: number): Promise<DrawRecord[]> => {
  const rows = await db<Stored<DrawRecord>[]>`
    select ${publicRecord(db)} from draw_records where activity = ${activity} and number > ${after}
    order by number limit ${most}`
  return rows.map(shown)
}

/** The last records that won a prize, the newest first. */
export const lastWins = async (db: ISql, activity: number, most: number): Promise<DrawRecord[]> => {
  const rows = await db<Stored<DrawRecord>[]>`
    select ${publicRecord(db)} from draw_records where activity = ${activity} and prize is not null
    order by number desc limit ${most}`
  return rows.map(shown)
}

/** A person's last draws, the newest first. */
export const drawsOf = async (db: ISql, activity: number, personId: number, most: number): Promise<MyDraw[]> => {
  const rows = await db<Stored<MyDraw>[]>`
    select number, visitor_seed as "visitorSeed", prize, drawn_at as at
    from draw_records join draw_chances on draw_chances.id = chance_id
    where draw_chances.activity = ${activity} and person_id = ${personId} order by number desc limit ${most}`
  return rows.map(shown)
}

/** The number of wins of each prize. */
export const winsOf = async (db: ISql, activity: number): Promise<ReadonlyMap<string, number>> => {
  const rows = await db<{ prize: string; won: number }[]>`
    select prize, count(*) as won from draw_records where activity = ${activity} and prize is not null group by prize`
  return new Map(rows.map(({ prize, won }) => [prize, won]))
}

/** The numbers of draws, of wins and of persons who drew. */
export const totalsOf = async (db: ISql, activity: number): Promise<NonNullable<DrawDetail['statistics']>> => {
  const [totals] = await db<[NonNullable<DrawDetail['statistics']>]>`
    select count(*) as draws, count(prize) as wins, count(distinct person_id) as people
    from draw_records join draw_chances on draw_chances.id = chance_id where draw_records.activity = ${activity}`
  return totals
}
