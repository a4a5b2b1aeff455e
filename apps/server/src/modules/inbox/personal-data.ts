import { noticeDays } from '@foyer/api/notices'
import { pruneInBatches } from '../../database/batches.ts'
import { ms } from '../../database/milliseconds.ts'
import { exportSection, type PersonalData } from '../../personal-data.ts'

export const inboxPersonalData: PersonalData = {
  tables: {
    notices: {
      purpose: 'notifies a person in the app of what concerns them, and stores what they have read',
      columns: ['person_id', 'facts'],
      exportedIn: 'notices',
      erase: (tx, { personId }) => tx`delete from notices where person_id = ${personId}`,
      expire: (db, { wall }) =>
        pruneInBatches(db, 'notices', db`created_at <= ${new Date(wall - noticeDays * 86_400_000)}`),
    },
  },
  exports: [
    exportSection(
      'notices',
      (db, { personId }) => db`
        select kind, facts, ${ms(db, 'created_at')} as at, ${ms(db, 'read_at')} as "readAt"
        from notices where person_id = ${personId} order by id`,
    ),
  ],
}
