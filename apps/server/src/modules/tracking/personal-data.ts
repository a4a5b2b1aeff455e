import { exportSection, type PersonalData } from '../../personal-data.ts'
import { eraseTracked, trackedOf } from './person.ts'

export const trackingPersonalData: PersonalData = {
  tables: {
    tracking_events: {
      purpose: 'measures how pages are used',
      receivers: ['operators'],
      columns: ['subject', 'anonymous', 'login', 'original', 'identities', 'properties'],
      hashed: ['subject', 'anonymous', 'login', 'original'],
      exportedIn: 'tracked',
      erase: (tx, { secrets, personId }) => eraseTracked(tx, secrets, personId),
    },
  },
  exports: [exportSection('tracked', (db, { secrets, personId }) => trackedOf(db, secrets, personId))],
}
