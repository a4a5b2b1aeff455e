import { ms } from '../../database/milliseconds.ts'
import { exportSection, type PersonalData } from '../../personal-data.ts'

export const activitiesPersonalData: PersonalData = {
  tables: {
    idempotency_keys: {
      columns: ['person_id', 'reply'],
      notExported: 'it repeats what other records contain',
      erase: (tx, { personId }) => tx`delete from idempotency_keys where person_id = ${personId}`,
    },
    participations: {
      columns: ['person_id', 'account_id'],
      exportedIn: 'participations',
      retained: { why: 'stock and rewards are verified against it', period: 'participations' },
      // the reference that the person could have quoted
      expire: (db, { erased }) => db`
        update participations set reference = 'gone-' || gen_random_uuid()
        where person_id in ${erased('participations')} and reference not like 'gone-%'`,
    },
  },
  exports: [
    exportSection(
      'participations',
      (db, { personId }) => db`
        select activity, title, stage, reference, terms_version as "termsVersion", ${ms(db, 'joined_at')} as at
        from participations join activities on number = activity where person_id = ${personId} order by joined_at`,
    ),
  ],
  counts: { participations: (db, personId) => db`select count(*) from participations where person_id = ${personId}` },
}
