import type { PartnerState } from '@foyer/api/staff/systems'
import type { Context } from '../../context.ts'
import { ms } from '../../database/milliseconds.ts'

/** Every partner that is configured or ever had an order. One read of an index for each, however many orders there are. */
export const partnerStatesOf = ({ db, environment }: Context): Promise<PartnerState[]> =>
  db<PartnerState[]>`
    with recursive known as (
      (select partner from partner_orders order by partner limit 1)
      union all
      select (select partner from partner_orders later where later.partner > known.partner order by partner limit 1)
      from known where known.partner is not null),
    waiting as (
      select partner, count(*)::int as waiting, min(created_at) as oldest, max(attempts) as attempts
      from partner_orders where status = 'queued' group by partner),
    last as (
      select partner,
        (select max(settled_at) from partner_orders one where one.partner = all_partners.partner and status = 'delivered') as delivered,
        (select max(settled_at) from partner_orders one where one.partner = all_partners.partner and status = 'refused') as refused
      from (select partner from known where partner is not null
        union select unnest(${[...environment.FOYER_PARTNERS.keys()]}::text[])) all_partners)
    select last.partner, coalesce(waiting, 0) as waiting, ${ms(db, 'oldest')} as "oldestAt",
      coalesce(attempts, 0) as attempts, ${ms(db, 'delivered')} as "lastDeliveredAt",
      ${ms(db, 'refused')} as "lastRefusedAt"
    from last left join waiting on waiting.partner = last.partner order by last.partner`
