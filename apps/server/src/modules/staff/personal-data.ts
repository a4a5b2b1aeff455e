import { pruneInBatches } from '../../database/batches.ts'
import type { PersonalData } from '../../personal-data.ts'

const ofStaff = 'it is about a member of staff, whom no person of the app is'

export const staffPersonalData: PersonalData = {
  impersonal: { 'machine_clients.name': 'the name of a program' },
  tables: {
    staff_members: {
      purpose: 'names members of staff in the console and in the audit trail',
      columns: ['subject_hash', 'name'],
      notExported: ofStaff,
      retained: {
        why: 'the audit trail states who acted',
        until: 'the last sign-in is as long ago as records of persons are stored',
      },
      expire: (db, { before }) => pruneInBatches(db, 'staff_members', db`last_sign_in_at < ${before('persons')}`),
    },
    staff_sessions: {
      purpose: 'holds the open sessions of staff',
      columns: ['member_id', 'provider_session_hash'],
      notExported: ofStaff,
      retained: { why: 'a session admits a member of staff', until: 'the session ends' },
    },
    staff_sign_ins: {
      purpose: 'brings a member of staff back from the provider to the page that they left',
      columns: ['browser_hash'],
      notExported: ofStaff,
      retained: { why: 'it serves one sign-in', until: 'the sign-in ends, within minutes' },
    },
  },
}
