import type { Residence } from '@foyer/api/activities'
import type { ISql } from 'postgres'

export interface Declaration {
  readonly personId: number
  readonly residence: Residence
  readonly wall: number
}

/** Stores the residence that a person states, the first time only. */
export const declareResidence = async (db: ISql, { personId, residence, wall }: Declaration): Promise<void> => {
  await db`
    update persons set residence = ${residence}, residence_at = ${new Date(wall)}
    where id = ${personId} and residence is null and erased_at is null`
}
