import type { RewardItem } from '@foyer/contract/rewards'
import { transfer } from '../../engine/ledger.ts'
import type { ActivityRule } from '../../engine/rules.ts'
import { confirmed } from './confirmed.ts'
import { type Offer, offers, pointsExchange, welcomePoints } from './offers.ts'
import { earned } from './points.ts'

/** The voucher that an offer becomes. */
export const itemOf = ({ name, note, usage, art }: Offer): RewardItem => ({ name, note, usage: [...usage], art })

/** Joining grants points once. Points are exchanged for vouchers, some of which their partner has to confirm. */
export const pointsExchangeRule: ActivityRule = {
  activity: pointsExchange,
  code: 'points-exchange',
  items: Object.fromEntries(offers.map((offer) => [offer.code, itemOf(offer)])),
  grants: [
    { item: 'welcome', type: 'points', on: { kind: 'join' } },
    ...offers.map(
      ({ code, cost }) => ({ item: code, type: 'exchange_voucher', on: { kind: 'points', cost } }) as const,
    ),
  ],
  partners: Object.fromEntries(
    offers.filter(({ partner }) => partner.needsConsent).map(({ partner }) => [partner.code, partner]),
  ),
  onJoin: async (_, tx, { personId, reference, at }) => {
    const postings = earned(personId, welcomePoints)
    await transfer(tx, { kind: 'earn', subject: 'participations', subjectId: reference, at, postings })
  },
  onPartner: confirmed,
}
