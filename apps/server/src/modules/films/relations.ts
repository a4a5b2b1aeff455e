import type { Fragment, ISql } from 'postgres'

// What other modules may read of this module's tables, as subqueries to join.

/** Films; one is shown from `published_at` on, and can be played once its status is `ready`. */
export const filmRows = (db: ISql): Fragment => db`(select code, status, published_at from films)`

/** Which films persons began, and which of them they saw to their end. */
export const filmProgressRows = (db: ISql): Fragment => db`(select person_id, film, seen from film_progress)`
