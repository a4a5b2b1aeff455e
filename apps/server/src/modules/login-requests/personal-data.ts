import type { PersonalData } from '../../personal-data.ts'
import { removeRequests } from './remove.ts'

export const loginRequestPersonalData: PersonalData = {
  tables: {
    login_requests: {
      purpose: 'shows a person which desktop requests a login by their phone',
      columns: [
        'session_id',
        'desktop_person_id',
        'person_id',
        'account_id',
        'registration_id',
        'system',
        'browser',
        'country',
      ],
      notExported: 'it serves one login, within minutes; the export contains the login',
      erase: (tx, { personId }) => removeRequests(tx, personId),
    },
  },
}
