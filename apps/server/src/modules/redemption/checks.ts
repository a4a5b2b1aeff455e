import type { Check } from '../../engine/checks/check.ts'
import { auditRows, rewardRows } from '../../engine/relations.ts'

/** Vouchers and their redemptions at merchants. */
export const redemptionChecks: readonly Check[] = [
  {
    // a merchant redeems a voucher once, and the audit trail records it; vouchers that the sandbox gives may be
    // redeemed from the start
    name: 'redemption',
    find: (db) => db`
      select format('reward %s is %s and was redeemed %s times, but %s times by its audit trail', id, status, used, audited)
        as found
      from ${rewardRows(db)} reward,
        lateral (select count(*) as used from redemptions where reward_id = reward.id) counters,
        lateral (
          select count(*) as audited from ${auditRows(db)} entry
          where subject = 'rewards' and subject_id = reward.id::text and event = 'use' and actor = 'merchant') trail
      where type = 'exchange_voucher' and (used <> audited or used > 1 or (used = 1 and status <> 'used')
        or (used = 0 and status = 'used' and period not like 'sandbox %'))
      union all
      select format('reward %s was redeemed at merchant %s, but its audit trail says %s', reward_id, merchant_id, detail ->> 'merchant')
      from redemptions
      join ${auditRows(db)} entry on subject = 'rewards' and subject_id = reward_id::text and event = 'use'
      where (detail ->> 'merchant')::bigint <> merchant_id
      union all
      select format('reward %s is no voucher, but was redeemed', reward_id)
      from redemptions left join ${rewardRows(db)} reward on id = reward_id
      where type is distinct from 'exchange_voucher'`,
  },
]
