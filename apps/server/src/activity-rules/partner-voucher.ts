import { type ActivityCode, activityCatalogue } from '@foyer/api/activity-catalogue'
import type { RewardItem } from '@foyer/api/rewards'
import type { ISql } from 'postgres'
import { hookOf } from '../engine/hooks.ts'
import { grantCode } from '../engine/rewards/grant.ts'
import { endOfValidity } from '../engine/rewards/validity.ts'
import type { ActivityRule, InformedPartner, Joined } from '../engine/rules.ts'
import type { Surroundings } from '../engine/surroundings.ts'
import { Refused } from '../refused.ts'
import { named } from './named.ts'

/** The codes of the activities that the catalogue gives a partner. */
type CodeWithPartner = {
  [Code in ActivityCode]: (typeof activityCatalogue)[Code] extends { readonly partner: string } ? Code : never
}[ActivityCode]

interface PartnerVoucher<Item extends string> {
  readonly code: CodeWithPartner
  /** the item that a join grants, with its description, which is copied into each voucher */
  readonly item: Item
  readonly items: Readonly<Record<Item, RewardItem>>
  /** a voucher is valid to the end of this day after the claim */
  readonly validDays: number
  /** what a person agrees to, for their privacy page; the activity's page shows the same text before they agree */
  readonly partner: InformedPartner
  /** the codes of the sandbox: how each begins, and how many there are */
  readonly sandboxPool: { readonly prefix: string; readonly size: number }
  /** @throws Refused if the activity does not admit the person */
  readonly admit?: (surroundings: Surroundings, tx: ISql, joined: Joined) => Promise<void>
}

/**
 * The rule of an activity whose partner honours a voucher. A claim reserves a code of the partner's pool and requests
 * the partner's confirmation. Until then the voucher is pending; a refusal revokes it. The order contains the mobile
 * number only if the person consented. Joining throws Refused `activity_sold_out` if the pool has no code.
 */
export const partnerVoucher = <Item extends string>({
  code,
  item,
  items,
  validDays,
  partner: informed,
  sandboxPool,
  admit,
}: PartnerVoucher<Item>): ActivityRule => {
  const { activity } = named(code)
  const { partner } = activityCatalogue[code]
  return {
    activity,
    code,
    items,
    partners: { [partner]: informed },
    grants: [{ item, type: 'exchange_voucher', on: { kind: 'join' } }],
    takes: [item],
    sandboxPools: [{ item, ...sandboxPool }],
    onJoin: async (context, tx, joined) => {
      await admit?.(context, tx, joined)
      const { personId, termsVersion, consents, at } = joined
      const wall = context.clocks.wall()
      const granted = await grantCode(
        tx,
        {
          activity,
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
      const consent = { personId, partner, activity, termsVersion, agreed: true, wall }
      if (passesMobile) await hookOf(context, 'keepPartnerConsent')(tx, consent)
      await hookOf(context, 'orderFromPartner')(context, tx, { partner, rewardId: granted.id, passesMobile })
    },
  }
}
