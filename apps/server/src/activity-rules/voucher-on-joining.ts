import type { RewardItem } from '@foyer/api/rewards'
import type { ISql } from 'postgres'
import { hookOf } from '../engine/hooks.ts'
import { grantCode } from '../engine/rewards/grant.ts'
import { endOfValidity } from '../engine/rewards/validity.ts'
import type { ActivityRule, InformedPartner, Joined } from '../engine/rules.ts'
import type { Surroundings } from '../engine/surroundings.ts'
import { Refused } from '../refused.ts'
import type { Named } from './named.ts'

interface VoucherOnJoining<Item extends string> extends Named {
  /** the item that a join grants, with its description, which is copied into each voucher */
  readonly item: Item
  readonly items: Readonly<Record<Item, RewardItem>>
  /** a voucher is valid to the end of this day after the claim */
  readonly validDays: number
  /** a partner that honours the voucher once it confirmed it: its code, and what a person agrees to */
  readonly partner?: { readonly code: string; readonly informed: InformedPartner }
  /** stocks that a join takes from in addition to the pool of codes */
  readonly takes?: readonly string[]
  readonly sandboxPool?: { readonly prefix: string; readonly size: number }
  /** @throws Refused if the activity does not admit the person */
  readonly admit?: (surroundings: Surroundings, tx: ISql, joined: Joined) => Promise<void>
}

/**
 * The rule of an activity whose joins reserve a code of the activity's pool. With a partner, the voucher is pending until
 * the partner confirmed it; a refusal revokes it. The order contains the mobile number only if the person consented.
 * Joining throws Refused `activity_sold_out` if the pool has no code.
 */
export const voucherOnJoining = <Item extends string>({
  activity,
  code,
  item,
  items,
  validDays,
  partner,
  takes = [],
  sandboxPool,
  admit,
}: VoucherOnJoining<Item>): ActivityRule => ({
  activity,
  code,
  items,
  ...(partner && { partners: { [partner.code]: partner.informed } }),
  grants: [{ item, type: 'exchange_voucher', on: { kind: 'join' } }],
  takes: [item, ...takes],
  ...(sandboxPool && { sandboxPools: [{ item, ...sandboxPool }] }),
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
        status: partner ? 'pending' : 'available',
        item,
        facts: items[item],
        period: '',
        validUntil: endOfValidity(at, validDays),
        at,
      },
      { actor: 'person', wall },
    )
    if (!granted) throw new Refused('activity_sold_out', 'the pool of codes is empty')
    if (!partner) return
    const passesMobile = consents.includes('partner_mobile')
    const consent = { personId, partner: partner.code, activity, termsVersion, agreed: true, wall }
    if (passesMobile) await hookOf(context, 'keepPartnerConsent')(tx, consent)
    await hookOf(context, 'orderFromPartner')(context, tx, {
      partner: partner.code,
      rewardId: granted.id,
      passesMobile,
    })
  },
})
