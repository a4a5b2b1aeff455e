import type { ISql, PendingQuery, Row } from 'postgres'

/**
 * Replaces the references that persons could have quoted by random ones. Repetition is safe.
 *
 * @param persons a subquery of the persons' ids
 */
export const removeReferences = async (db: ISql, persons: PendingQuery<Row[]>): Promise<void> => {
  await db`
    update rewards set reference = 'gone-' || gen_random_uuid()
    where person_id in ${persons} and reference not like 'gone-%'`
}
