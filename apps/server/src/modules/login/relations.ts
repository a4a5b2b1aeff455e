import type { Fragment, ISql } from 'postgres'

// What other modules may read of this module's tables, as subqueries to join.

/** Who completed a login to an account on a device that is still recognized. */
export const devicePersonRows = (db: ISql): Fragment => db`(select account_id, person_id from account_devices)`
