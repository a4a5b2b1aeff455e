import type { OpenMatter } from '@foyer/contract/privacy'
import type { ISql } from 'postgres'

/** States in which a reward is final. */
const over = ['used', 'credited', 'delivered', 'expired', 'revoked']

/**
 * Condition on `rewards`: a prize that did not receive a code within its validity. It may never receive one, so it does
 * not block an erasure.
 */
export const isLost = (db: ISql, at: number) => db`(
  type = 'exchange_voucher' and status = 'pending' and voucher_code_id is null
  and coalesce(valid_until <= ${new Date(at)}, false)
  and not exists (select from partner_orders where reward_id = rewards.id and status = 'queued'))`

interface Row extends Omit<OpenMatter, 'endsAt'> {
  ends_at: Date | null
}

/**
 * The open matters of a person: unfinished rewards, holds, conversions without a result, and applications of accounts
 * under their number whose money is not settled. They block an erasure, because number and address may still be needed
 * and the person could not claim them afterwards. An application shows only its name; its details require a login to
 * its account.
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
