import { pruneInBatches } from '../../database/batches.ts'
import { ms } from '../../database/milliseconds.ts'
import { exportSection, type PersonalData } from '../../personal-data.ts'

/** Days after which a reached alert is deleted. */
const reachedDays = 90

export const priceAlertsPersonalData: PersonalData = {
  tables: {
    price_alerts: {
      purpose: 'notifies a person once when the price of a security reaches a limit that they set',
      columns: ['person_id'],
      exportedIn: 'priceAlerts',
      erase: (tx, { personId }) => tx`delete from price_alerts where person_id = ${personId}`,
      expire: (db, { wall }) =>
        pruneInBatches(db, 'price_alerts', db`reached_at <= ${new Date(wall - reachedDays * 86_400_000)}`),
    },
  },
  exports: [
    exportSection(
      'priceAlerts',
      (db, { personId }) => db`
        select code, kind, value, ${ms(db, 'created_at')} as at, ${ms(db, 'reached_at')} as "reachedAt"
        from price_alerts where person_id = ${personId} order by created_at, id`,
    ),
  ],
}
