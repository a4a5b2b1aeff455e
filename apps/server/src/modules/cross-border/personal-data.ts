import { pruneInBatches } from '../../database/batches.ts'
import { ms } from '../../database/milliseconds.ts'
import { exportSection, type PersonalData } from '../../personal-data.ts'

export const crossBorderPersonalData: PersonalData = {
  tables: {
    question_votes: {
      purpose: 'counts whether answers help, with one vote of a person',
      columns: ['person_id', 'visitor'],
      hashed: ['visitor'],
      exportedIn: 'votes',
      erase: (tx, { personId }) => tx`delete from question_votes where person_id = ${personId}`,
      expire: (db, { before }) => pruneInBatches(db, 'question_votes', db`voted_at <= ${before('votes')}`),
    },
  },
  exports: [
    exportSection(
      'votes',
      (db, { personId }) => db`
        select question, helpful, ${ms(db, 'voted_at')} as at
        from question_votes where person_id = ${personId} order by question`,
    ),
  ],
  counts: { votes: (db, personId) => db`select count(*) from question_votes where person_id = ${personId}` },
}
