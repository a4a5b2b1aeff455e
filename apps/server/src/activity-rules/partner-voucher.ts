import { type ActivityCode, activityCatalogue } from '@foyer/api/activity-catalogue'
import type { RewardItem } from '@foyer/api/rewards'
import type { ISql } from 'postgres'
import type { ActivityRule, InformedPartner, Joined } from '../engine/rules.ts'
import type { Surroundings } from '../engine/surroundings.ts'
import { named } from './named.ts'
import { voucherOnJoining } from './voucher-on-joining.ts'

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

/** The rule of a catalogued activity whose partner honours a voucher (`voucherOnJoining`). */
export const partnerVoucher = <Item extends string>({ code, partner, ...rest }: PartnerVoucher<Item>): ActivityRule =>
  voucherOnJoining<Item>({
    ...rest,
    ...named(code),
    partner: { code: activityCatalogue[code].partner, informed: partner },
  })
