import { pruneInBatches } from '../../database/batches.ts'
import { ms } from '../../database/milliseconds.ts'
import { exportSection, type PersonalData } from '../../personal-data.ts'

export const phonePersonalData: PersonalData = {
  tables: {
    phone_changes: {
      purpose: 'changes the phone number of a person, after a cooling period',
      columns: ['person_id', 'session_id', 'account_id', 'new_hash', 'old_sealed', 'new_sealed', 'reply'],
      exportedIn: 'phoneChanges',
      erase: (tx, { personId }) => tx`delete from phone_changes where person_id = ${personId}`,
      expire: (db, { before, wall }) =>
        pruneInBatches(
          db,
          'phone_changes',
          db`status = 'done' and changed_at <= ${before('phone_changes')} and cooling_until <= ${new Date(wall)}`,
        ),
    },
  },
  exports: [
    exportSection(
      'phoneChanges',
      (db, { personId }) => db`
        select ${ms(db, 'changed_at')} as at, way from phone_changes
        where person_id = ${personId} and status = 'done' order by changed_at`,
    ),
  ],
}
