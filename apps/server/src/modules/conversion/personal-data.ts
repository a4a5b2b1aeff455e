import type { OpenMatter } from '@foyer/api/privacy'
import { ms } from '../../database/milliseconds.ts'
import { removeReferences } from '../../engine/conversions/conversions.ts'
import { conversionHoldRows, conversionRows } from '../../engine/relations.ts'
import { exportSection, type PersonalData } from '../../personal-data.ts'

export const conversionPersonalData: PersonalData = {
  tables: {
    conversions: {
      purpose: 'records a conversion of points',
      columns: ['person_id', 'hold_id', 'spend_id', 'reward_id'],
      exportedIn: 'conversions',
      retained: { why: 'the movements of points refer to it', period: 'rewards' },
      expire: (db, { erased }) => removeReferences(db, erased('rewards')),
    },
    conversion_holds: {
      purpose: 'reserves points for a conversion',
      columns: ['person_id', 'transfer_id'],
      exportedIn: 'holds',
      retained: { why: 'the movements of points refer to it', period: 'rewards' },
    },
  },
  exports: [
    exportSection(
      'holds',
      (db, { personId }) => db`
        select activity, facts -> 'name' as name, cost, status, terms_version as "termsVersion",
          ${ms(db, 'held_at')} as at, ${ms(db, 'expires_at')} as "expiresAt"
        from ${conversionHoldRows(db)} hold where person_id = ${personId} order by held_at, id`,
    ),
    exportSection(
      'conversions',
      (db, { personId }) => db`
        select conversion.activity, hold.facts -> 'name' as name, conversion.cost, conversion.status, failure, reference,
          ${ms(db, 'at')} as at, ${ms(db, 'settled_at')} as "settledAt"
        from ${conversionRows(db)} conversion join ${conversionHoldRows(db)} hold on hold.id = hold_id
        where conversion.person_id = ${personId} order by at, reference`,
    ),
  ],
  /** Holds, and conversions without a result. */
  openMatters: (db, personId) => db<OpenMatter[]>`
    select 'hold' as kind, null as type, status, facts -> 'name' as name, null as reference,
      ${ms(db, 'expires_at')} as "endsAt"
    from ${conversionHoldRows(db)} hold where person_id = ${personId} and status = 'held'
    union all
    select 'conversion', null, conversion.status, hold.facts -> 'name', reference, null
    from ${conversionRows(db)} conversion join ${conversionHoldRows(db)} hold on hold.id = hold_id
    where conversion.person_id = ${personId} and conversion.status = 'pending' and reward_id is null`,
}
