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
    reward_corrections: {
      purpose: 'records who proposed and who approved the reversal of a reward, and why',
      receivers: ['operators'],
      columns: ['person_id'],
      notExported: 'it says what staff did, and the rewards of the export have the result',
      retained: { why: 'rewards and ledger are verified against it', until: 'the database is deleted' },
    },
    data_requests: {
      purpose: 'proves what a person requested by letter, how they were identified, and when it was answered',
      receivers: ['operators'],
      columns: ['person_id'],
      notExported: 'the person wrote the letter and received the answer',
      retained: { why: 'the firm proves that it answered in time', until: 'the database is deleted' },
    },
  },
}
