import { keepPartnerConsent } from '../../engine/partner-consents.ts'
import { orderFromPartner } from '../../engine/partner-orders.ts'
import { grantCode } from '../../engine/rewards/grant.ts'
import { endOfValidity } from '../../engine/rewards/validity.ts'
import type { ActivityRule } from '../../engine/rules.ts'
import { Refused } from '../../refused.ts'
import { items } from './items.ts'
import { partner, partners } from './partner.ts'

const number = 499
const item = 'meal'
const validDays = 30

/**
 * R29: a claim reserves a code of the partner's pool and requests the partner’s confirmation. Until then the voucher is
 * pending. The order contains the mobile number only if the person consented.
 */
export const foodDelivery: ActivityRule = {
  activity: number,
  code: 'food-delivery',
  items,
  partners,
  grants: [{ item, type: 'exchange_voucher', on: { kind: 'join' } }],
  takes: [item],
  onJoin: async (context, tx, { personId, termsVersion, consents, at }) => {
    const wall = context.clocks.wall()
    const granted = await grantCode(
      tx,
      {
        activity: number,
        personId,
        accountId: null,
        type: 'exchange_voucher',
        status: 'pending',
        item,
        facts: items[item],
        period: '',
        validUntil: endOfValidity(at, validDays),
        at,
      },
      { actor: 'person', wall },
    )
    if (!granted) throw new Refused('activity_sold_out', 'the pool of codes is empty')
    const passesMobile = consents.includes('partner_mobile')
    if (passesMobile)
      await keepPartnerConsent(tx, { personId, partner, activity: number, termsVersion, agreed: true, wall })
    await orderFromPartner(context, tx, { partner, rewardId: granted.id, passesMobile })
  },
}
