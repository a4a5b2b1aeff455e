import { exportSection, type PersonalData } from '../../personal-data.ts'
import { eraseTracked, trackedOf } from './person.ts'

export const trackingPersonalData: PersonalData = {
  tables: {
    tracking_events: {
      purpose: 'measures how pages are used',
      receivers: ['operators', 'analysis'],
      columns: ['subject', 'anonymous', 'login', 'original', 'identities', 'properties'],
      hashed: ['subject', 'anonymous', 'login', 'original'],
      exportedIn: 'tracked',
      erase: (tx, { secrets, personId }) => eraseTracked(tx, secrets, personId),
    },
    // the trigger that queues a deleted event is part of the erasure
    tracking_outbox: {
      purpose: 'names the events that wait to be copied to ClickHouse, or to be deleted there',
      receivers: ['analysis'],
      columns: ['subjects'],
      hashed: ['subjects'],
      notExported: 'it repeats the keys of tracked events',
      retained: {
        why: 'the erasure has to reach ClickHouse',
        until: 'ClickHouse has had no event of the erasure for five minutes',
      },
    },
    tracking_backfill: {
      purpose: 'remembers up to which event a day is copied to ClickHouse',
      columns: ['subject'],
      hashed: ['subject'],
      notExported: 'it repeats the key of a tracked event',
      retained: { why: 'the copying continues there', until: 'the day is copied' },
    },
  },
  exports: [exportSection('tracked', (db, { secrets, personId }) => trackedOf(db, secrets, personId))],
}
