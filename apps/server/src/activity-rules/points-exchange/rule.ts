import { itemOf } from '../../engine/conversions/offer.ts'
import type { ActivityRule } from '../../engine/rules.ts'
import { named } from '../named.ts'
import { pointsActivity } from '../points-activity.ts'
import { confirmed } from './confirmed.ts'
import { offers, sandboxPools, welcomePoints } from './offers.ts'

const joining = pointsActivity(named('points-exchange'), welcomePoints)

/** Joining grants points once. Points are exchanged for vouchers, some of which their partner has to confirm. */
export const rule: ActivityRule = {
  ...joining,
  items: Object.fromEntries(offers.map((offer) => [offer.code, itemOf(offer)])),
  grants: [
    ...joining.grants,
    ...offers.map(
      ({ code, cost }) => ({ item: code, type: 'exchange_voucher', on: { kind: 'points', cost } }) as const,
    ),
  ],
  partners: Object.fromEntries(
    offers.filter(({ partner }) => partner.needsConsent).map(({ partner }) => [partner.code, partner]),
  ),
  sandboxPools,
  onPartner: confirmed,
}
