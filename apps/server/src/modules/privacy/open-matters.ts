import type { OpenMatter } from '@foyer/contract/privacy'
import type { ISql } from 'postgres'

/** States in which nothing is to come of a reward any more. */
const over = ['used', 'credited', 'delivered', 'expired', 'revoked']

/**
 * Condition on `rewards`: a prize that was owed a code for as long as it was to be valid. Nobody knows whether one ever
 * comes, so nobody is kept for it.
 */
export const isLost = (db: ISql, at: number) => db`(
  type = 'exchange_voucher' and status = 'pending' and voucher_code_id is null
  and coalesce(valid_until <= ${new Date(at)}, false)
  and not exists (select from partner_orders where reward_id = rewards.id and status = 'queued'))`

interface Row extends Omit<OpenMatter, 'endsAt'> {
  ends_at: Date | null
}

/**
 * What a person has under way: rewards that are not over, what they put aside, exchanges without an outcome, applications
 * of accounts under their number whose money is not sorted. An erasure waits for it, since number and address may be needed
 * for it, and nobody could claim it afterwards. Of an
 * application only what it is for is told: the rest is for whoever is logged in to its account.
 *
 * @param at business clock
 */
export const openMattersOf = async (db: ISql, personId: number, at: number): Promise<OpenMatter[]> => {
  const rows = await db<Row[]>`
    select 'reward' as kind, type, status, facts -> 'name' as name, reference, valid_until as ends_at
    from rewards where person_id = ${personId} and status <> all (${over}) and not ${isLost(db, at)}
    union all
    select 'hold', null, status, facts -> 'name', null, expires_at
    from conversion_holds where person_id = ${personId} and status = 'held'
    union all
    select 'conversion', null, conversion.status, hold.facts -> 'name', reference, null
    from conversions conversion join conversion_holds hold on hold.id = hold_id
    where conversion.person_id = ${personId} and conversion.status = 'pending' and reward_id is null
    union all
    select 'application', null, application.status, offering.facts -> 'name', null, null
    from persons person
    join client_accounts account on account.mobile_hash = person.mobile_hash
    join offering_applications application on application.account_id = account.id
    join offerings offering on offering.code = application.offering
    where person.id = ${personId} and application.status in ('submitted', 'allotted', 'none')
    order by ends_at nulls last, reference`
  return rows.map(({ ends_at, ...matter }) => ({ ...matter, endsAt: ends_at?.getTime() ?? null }))
}
