import { pruneInBatches } from '../../database/batches.ts'
import { ms } from '../../database/milliseconds.ts'
import { rewardRows } from '../../engine/relations.ts'
import { exportSection, type PersonalData } from '../../personal-data.ts'

export const partnersPersonalData: PersonalData = {
  tables: {
    partner_consents: {
      purpose: 'proves whether a person agreed that a partner receives the phone number',
      columns: ['person_id'],
      exportedIn: 'consents',
      retained: { why: 'it proves what the person agreed to', period: 'consents' },
      expire: (db, { erased }) => pruneInBatches(db, 'partner_consents', db`person_id in ${erased('consents')}`),
    },
    sandbox_partner_orders: {
      purpose: 'simulates a partner in the sandbox',
      columns: ['received'],
      notExported: 'it simulates what a partner stores',
      // numbers and codes as received
      erase: (tx, { personId }) => tx`
        delete from sandbox_partner_orders where id in (
          select partner_orders.id from partner_orders join ${rewardRows(tx)} reward on reward.id = reward_id
          where person_id = ${personId})`,
    },
    partner_orders: {
      purpose: 'orders a voucher from a partner',
      receivers: ['partner'],
      columns: ['reward_id'],
      exportedIn: 'rewards',
      retained: { why: 'it belongs to the record of the reward', period: 'rewards' },
    },
  },
  impersonal: { 'voucher_imports.file_name': 'the name of a file with codes' },
  exports: [
    exportSection(
      'consents',
      (db, { personId }) => db`
        select 'partner_mobile' as document, terms_version::text as version, agreed, ${ms(db, 'given_at')} as at, partner
        from partner_consents where person_id = ${personId}`,
    ),
  ],
  counts: { consents: (db, personId) => db`select count(*) from partner_consents where person_id = ${personId}` },
}
