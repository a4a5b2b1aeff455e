import { ms } from '../../database/milliseconds.ts'
import { eraseKeys } from '../../engine/idempotency.ts'
import { removeReferences } from '../../engine/participations.ts'
import { participationRows } from '../../engine/relations.ts'
import { exportSection, type PersonalData } from '../../personal-data.ts'
import { pruneRooms } from './waiting/operate-rooms.ts'

const day = 86_400_000

export const activitiesPersonalData: PersonalData = {
  tables: {
    idempotency_keys: {
      purpose: 'answers a repeated call as the first one',
      columns: ['person_id', 'reply'],
      notExported: 'it repeats what other records contain',
      erase: (tx, { personId }) => eraseKeys(tx, personId),
    },
    participations: {
      purpose: 'records who joined an activity',
      columns: ['person_id', 'account_id'],
      exportedIn: 'participations',
      retained: { why: 'stock and rewards are verified against it', period: 'participations' },
      expire: (db, { erased }) => removeReferences(db, erased('participations')),
    },
    waiting_places: {
      purpose: 'orders the persons in a waiting room',
      columns: ['holder_hash'],
      notExported: 'it contains keyed hashes, for a day',
      retained: { why: 'one person has one place in a room', until: 'a day after the end of the room' },
      expire: (db, { wall }) => pruneRooms(db, wall - day),
    },
  },
  exports: [
    exportSection(
      'participations',
      (db, { personId }) => db`
        select activity, title, stage, reference, terms_version as "termsVersion", ${ms(db, 'joined_at')} as at
        from ${participationRows(db)} own join activities on number = activity
        where person_id = ${personId} order by joined_at`,
    ),
  ],
  counts: {
    participations: (db, personId) =>
      db`select count(*) from ${participationRows(db)} own where person_id = ${personId}`,
  },
}
