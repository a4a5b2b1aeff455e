import type { PersonalData } from '../../personal-data.ts'

export const picturesPersonalData: PersonalData = {
  tables: {
    pictures: {
      purpose: 'holds the pictures of campaigns with the members of staff who added them',
      columns: ['added_by'],
      notExported: 'it is about members of staff, whom no person of the app is',
      retained: { why: 'the firm states who added each picture', until: 'no revision has used it for 30 days' },
    },
  },
}
