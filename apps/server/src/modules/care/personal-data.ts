import type { PersonalData } from '../../personal-data.ts'

export const carePersonalData: PersonalData = {
  tables: {
    shown_refusals: {
      purpose: 'finds a refused call by the reference that a caller reads out at the hotline',
      receivers: ['operators'],
      columns: ['person_id'],
      notExported: 'it says which calls were refused, for a month',
      erase: (tx, { personId }) => tx`delete from shown_refusals where person_id = ${personId}`,
    },
  },
}
