import { keepPartnerConsent } from '../../engine/partner-consents.ts'
import { orderFromPartner } from '../../engine/partner-orders.ts'
import { grantCode } from '../../engine/rewards/grant.ts'
import { endOfValidity } from '../../engine/rewards/validity.ts'
import type { ActivityRule } from '../../engine/rules.ts'
import { Refused } from '../../refused.ts'
import { isClient } from './client.ts'
import { items } from './items.ts'
import { partner, partners } from './partner.ts'

export const number = 496
const item = 'remittance'
const validDays = 90

/**
 * R22: a client's application for an account with the partner institution, sent to it as an order. The voucher is
 * pending until the institution accepts the application. A refusal revokes the voucher.
 */
export const wealthConnectAccount: ActivityRule = {
  activity: number,
  code: 'wealth-connect-account',
  items,
  partners,
  grants: [{ item, type: 'exchange_voucher', on: { kind: 'join' } }],
  takes: [item],
  onJoin: async (context, tx, { personId, termsVersion, consents, at }) => {
    if (!(await isClient(tx, personId))) throw new Refused('activity_ineligible', 'only a client can apply')
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
