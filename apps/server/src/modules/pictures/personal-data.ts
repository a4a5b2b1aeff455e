import type { PersonalData } from '../../personal-data.ts'

const ofStaff = 'it is about members of staff, whom no person of the app is'
const retained = { why: 'the firm states who added each picture', until: 'no revision has used it for 30 days' }

export const picturesPersonalData: PersonalData = {
  tables: {
    pictures: {
      purpose: 'holds the pictures of campaigns with the members of staff who added them',
      columns: ['name', 'added_by'],
      notExported: ofStaff,
      retained,
    },
    picture_files: {
      purpose: 'holds each picture of a campaign in its widths',
      columns: ['picture'],
      notExported: ofStaff,
      retained,
    },
    picture_uses: {
      purpose: 'holds which revisions of campaigns show a picture, so that it is not deleted',
      columns: ['campaign', 'picture'],
      notExported: ofStaff,
      retained,
    },
  },
}
