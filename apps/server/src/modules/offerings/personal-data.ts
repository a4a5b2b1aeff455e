import type { OpenMatter } from '@foyer/api/privacy'
import { ms } from '../../database/milliseconds.ts'
import { exportSection, type PersonalData } from '../../personal-data.ts'
import { clientAccountRows } from '../accounts/public.ts'
import { personRows } from '../identity/public.ts'

export const offeringsPersonalData: PersonalData = {
  tables: {
    offering_applications: {
      purpose: 'applies for an offering, and settles the allotment',
      receivers: ['orderSystem'],
      columns: ['account_id', 'holder_hash'],
      exportedIn: 'applications',
      retained: { why: 'the broker must keep applications with the account', until: 'the account is deleted' },
    },
  },
  exports: [
    exportSection(
      'applications',
      (db, { accountId }) => db`
        select reference, facts -> 'name' as name, lots, method, blocked as "blockedMinor", status,
          lots_allotted as "lotsAllotted", (settlement ->> 'refund')::bigint as "refundMinor",
          ${ms(db, 'applied_at')} as at
        from offering_applications join offerings on code = offering
        where account_id = ${accountId} order by applied_at, reference`,
    ),
  ],
  /**
   * Applications of accounts under the person's number whose money is not settled. A matter shows only the name; the
   * details require a login to the account.
   */
  openMatters: (db, personId) => db<OpenMatter[]>`
    select 'application' as kind, null as type, application.status, offering.facts -> 'name' as name, null as reference,
      null as "endsAt"
    from ${personRows(db)} person
    join ${clientAccountRows(db)} account on account.mobile_hash = person.mobile_hash
    join offering_applications application on application.account_id = account.id
    join offerings offering on offering.code = application.offering
    where person.id = ${personId} and application.status in ('placing', 'submitted', 'cancelling', 'allotted', 'none')`,
}
