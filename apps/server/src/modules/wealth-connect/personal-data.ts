import { ms } from '../../database/milliseconds.ts'
import { exportSection, type PersonalData } from '../../personal-data.ts'

export const wealthConnectPersonalData: PersonalData = {
  tables: {
    self_checks: {
      purpose: 'shows a person the last result of the self-check',
      columns: ['person_id'],
      exportedIn: 'selfChecks',
      erase: (tx, { personId }) => tx`delete from self_checks where person_id = ${personId}`,
    },
    wealth_quotas: {
      purpose: 'shows a client the remaining quota of the scheme',
      columns: ['account_id'],
      notExported: 'the bank of the account states the quota, and the page of the scheme shows it',
      retained: { why: 'the quota belongs to the brokerage account', until: 'the account is deleted' },
    },
  },
  exports: [
    exportSection(
      'selfChecks',
      (db, { personId }) => db`
        select direction, rules, outcome, findings, ${ms(db, 'checked_at')} as at
        from self_checks where person_id = ${personId} order by direction`,
    ),
  ],
}
