import type { PrivacyExport } from '@foyer/contract/privacy'
import type { ISql } from 'postgres'
import { ms } from './moment.ts'

type Rows<Kind extends keyof PrivacyExport> = Promise<PrivacyExport[Kind]>
type Listed = 'holds' | 'conversions' | 'chances' | 'knowledgeTests' | 'trades' | 'applications'

/** Holds that were paid with points. */
const holds = (db: ISql, personId: number): Rows<'holds'> =>
  db`
    select activity, facts -> 'name' as name, cost, status, terms_version as "termsVersion", ${ms(db, 'held_at')} as at,
      ${ms(db, 'expires_at')} as "expiresAt"
    from conversion_holds where person_id = ${personId} order by held_at, id`

const conversions = (db: ISql, personId: number): Rows<'conversions'> =>
  db`
    select conversion.activity, hold.facts -> 'name' as name, conversion.cost, conversion.status, failure, reference,
      ${ms(db, 'at')} as at, ${ms(db, 'settled_at')} as "settledAt"
    from conversions conversion join conversion_holds hold on hold.id = hold_id
    where conversion.person_id = ${personId} order by at, reference`

/** Chances of draws and their results. */
const chances = (db: ISql, personId: number): Rows<'chances'> =>
  db`
    select chance.activity, task, period, ${ms(db, 'earned_at')} as at,
      case when number is not null then jsonb_build_object('number', number, 'visitorSeed', visitor_seed,
        'prize', prize, 'at', ${ms(db, 'drawn_at')}) end as draw
    from draw_chances chance left join draw_records on chance_id = chance.id
    where person_id = ${personId} order by earned_at, chance.id`

/** Attempts at knowledge tests with their answers, without the right ones. */
const knowledgeTests = (db: ISql, personId: number): Rows<'knowledgeTests'> =>
  db`
    select activity, ${ms(db, 'begun_at')} as at, ${ms(db, 'handed_in_at')} as "handedInAt", correct,
      pass_mark as "passMark", passed,
      (select jsonb_agg(jsonb_build_object('question', presented -> 'text', 'chosen', (
          select option -> 'text' from jsonb_array_elements(presented -> 'options') option
          where option ->> 'id' = answers ->> (presented ->> 'id'))) order by nth)
        from jsonb_array_elements(questions) with ordinality as each (presented, nth)) as answers
    from knowledge_attempts where person_id = ${personId} order by begun_at, id`

const trades = (db: ISql, accountId: number | null): Rows<'trades'> =>
  db`
    select reference, kind, side, code, name, quantity, amount as "amountMinor", fees as "feesMinor", status,
      ${ms(db, 'executed_at')} as at
    from trades where account_id = ${accountId} order by executed_at, reference`

const applications = (db: ISql, accountId: number | null): Rows<'applications'> =>
  db`
    select reference, facts -> 'name' as name, lots, method, blocked as "blockedMinor", status,
      lots_allotted as "lotsAllotted", (settlement ->> 'refund')::bigint as "refundMinor", ${ms(db, 'applied_at')} as at
    from offering_applications join offerings on code = offering
    where account_id = ${accountId} order by applied_at, reference`

/** All records of activities, as exported; trades and applications only of the account that is logged in to. */
export const activityRowsOf = async (
  db: ISql,
  personId: number,
  accountId: number | null,
): Promise<Pick<PrivacyExport, Listed>> => ({
  holds: await holds(db, personId),
  conversions: await conversions(db, personId),
  chances: await chances(db, personId),
  knowledgeTests: await knowledgeTests(db, personId),
  trades: await trades(db, accountId),
  applications: await applications(db, accountId),
})
