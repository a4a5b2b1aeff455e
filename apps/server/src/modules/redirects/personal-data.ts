import { pruneInBatches } from '../../database/batches.ts'
import { ms } from '../../database/milliseconds.ts'
import { exportSection, type PersonalData } from '../../personal-data.ts'

export const redirectsPersonalData: PersonalData = {
  tables: {
    partner_handoffs: {
      purpose: 'proves that a person agreed to a referral to a partner',
      receivers: ['partner'],
      columns: ['person_id', 'hash'],
      exportedIn: 'consents',
      retained: { why: 'it proves that the person agreed to the referral', period: 'consents' },
      expire: (db, { erased }) => pruneInBatches(db, 'partner_handoffs', db`person_id in ${erased('consents')}`),
    },
  },
  exports: [
    exportSection(
      'consents',
      (db, { personId }) => db`
        select 'partner_member' as document, statement::text as version, true as agreed, ${ms(db, 'given_at')} as at,
          partner
        from partner_handoffs where person_id = ${personId}`,
    ),
  ],
  counts: { consents: (db, personId) => db`select count(*) from partner_handoffs where person_id = ${personId}` },
}
