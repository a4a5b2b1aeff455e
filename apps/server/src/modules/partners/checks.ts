import { partnerOrderStates } from '@foyer/protocol/machines/rewards'
import type { Check } from '../../engine/checks/check.ts'
import type { Trail } from '../../engine/checks/trails.ts'
import { rewardRows } from '../../engine/relations.ts'

/** A voucher waits for its partner exactly as long as its order does. */
export const partnerChecks: readonly Check[] = [
  {
    name: 'partner order',
    find: (db) => db`
      select format('the order of reward %s is %s, the reward %s', reward.id, orders.status, reward.status) as found
      from partner_orders orders join ${rewardRows(db)} reward on reward.id = reward_id
      where (orders.status = 'queued' and reward.status not in ('pending', 'revoked'))
        or (orders.status <> 'queued' and reward.status = 'pending')
      union all
      select format('reward %s waits for a partner without an order', id)
      from ${rewardRows(db)} reward
      where type = 'exchange_voucher' and status = 'pending' and voucher_code_id is not null
        and period not like 'sandbox %'
        and not exists (select from partner_orders where reward_id = reward.id)`,
  },
]

export const partnerTrails: readonly Trail[] = [
  {
    table: 'partner_orders',
    rows: (db) => db`(select id, status from partner_orders)`,
    machine: partnerOrderStates,
    initial: 'queued',
  },
]
