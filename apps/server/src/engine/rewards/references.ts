import type { ISql, PendingQuery, Row } from 'postgres'
import { changeInBatches } from '../../database/batches.ts'

/**
 * Replaces the references that persons could have quoted by random ones. Repetition is safe.
 *
 * @param persons a subquery of the persons' ids
 */
export const removeReferences = async (db: ISql, persons: PendingQuery<Row[]>): Promise<void> => {
  await changeInBatches(db, 'rewards', {
    set: db`reference = 'gone-' || gen_random_uuid()`,
    due: db`person_id in ${persons} and reference not like 'gone-%'`,
  })
}
