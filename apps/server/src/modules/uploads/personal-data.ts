import { ms } from '../../database/milliseconds.ts'
import { exportSection, type PersonalData } from '../../personal-data.ts'

export const uploadsPersonalData: PersonalData = {
  tables: {
    uploads: {
      purpose: 'stores a picture that a person uploads',
      receivers: ['virusScanner'],
      columns: ['person_id', 'ticket_hash'],
      exportedIn: 'uploads',
      erase: (tx, { personId }) => tx`delete from uploads where person_id = ${personId}`,
    },
    upload_days: {
      purpose: 'limits the uploads of a day',
      columns: ['person_id'],
      notExported: 'it counts the uploads of a day for their limit',
      erase: (tx, { personId }) => tx`delete from upload_days where person_id = ${personId}`,
    },
  },
  exports: [
    exportSection(
      'uploads',
      (db, { personId }) => db`
        select id, type, sent_size as size, ${ms(db, 'created_at')} as at
        from uploads where person_id = ${personId} order by created_at`,
    ),
  ],
  counts: {
    uploads: (db, personId) => db`select count(*) from uploads where person_id = ${personId} and bytes is not null`,
  },
}
