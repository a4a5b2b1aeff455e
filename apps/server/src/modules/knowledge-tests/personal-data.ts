import { pruneInBatches } from '../../database/batches.ts'
import { ms } from '../../database/milliseconds.ts'
import { participationRows } from '../../engine/relations.ts'
import { exportSection, type PersonalData } from '../../personal-data.ts'

export const knowledgeTestsPersonalData: PersonalData = {
  tables: {
    knowledge_attempts: {
      purpose: 'proves that a person passed the test of a product',
      columns: ['person_id', 'answers'],
      exportedIn: 'knowledgeTests',
      erase: (tx, { personId }) => tx`
        delete from knowledge_attempts attempt where person_id = ${personId} and not (
          passed is true and exists (
            select from ${participationRows(tx)} own
            where own.person_id = ${personId} and own.activity = attempt.activity))`,
      retained: {
        why: 'a passed test proves that the person knew what they joined; without a participation no proof is needed',
        period: 'knowledge_tests',
      },
      expire: (db, { erased }) =>
        pruneInBatches(db, 'knowledge_attempts', db`person_id in ${erased('knowledge_tests')}`),
    },
  },
  exports: [
    // with the chosen options, without the right ones
    exportSection(
      'knowledgeTests',
      (db, { personId }) => db`
        select activity, ${ms(db, 'begun_at')} as at, ${ms(db, 'handed_in_at')} as "handedInAt", correct,
          pass_mark as "passMark", passed,
          (select jsonb_agg(jsonb_build_object('question', presented -> 'text', 'chosen', (
              select option -> 'text' from jsonb_array_elements(presented -> 'options') option
              where option ->> 'id' = answers ->> (presented ->> 'id'))) order by nth)
            from jsonb_array_elements(questions) with ordinality as each (presented, nth)) as answers
        from knowledge_attempts where person_id = ${personId} order by begun_at, id`,
    ),
  ],
  counts: {
    knowledgeTests: (db, personId) => db`select count(*) from knowledge_attempts where person_id = ${personId}`,
  },
}
