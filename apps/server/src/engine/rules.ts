import type { JoinConsent } from '@foyer/contract/activities'
import type { RewardItem, RewardType } from '@foyer/contract/rewards'
import type { Texts } from '@foyer/contract/texts'
import type { ISql } from 'postgres'
import { StartError } from '../config/start-error.ts'
import type { Context } from '../context.ts'
import type { KnowledgeTest } from './knowledge-test.ts'

/** What a grant hangs on, as it is told to whoever reviews the rule. */
export type Cause =
  | { readonly kind: 'join' | 'task' | 'draw' | 'choice' }
  | { readonly kind: 'points'; readonly cost: number }
  /** trading: fees or turnover of any product, or of the products named by their codes */
  | { readonly kind: 'trades'; readonly products: 'any' | readonly string[] }

/** One thing an activity may give, and for what. */
export interface GrantRule {
  readonly item: string
  /** points and a discount on fees are no rewards: the first buy one, the second is not given away */
  readonly type: RewardType | 'points' | 'fee_discount'
  readonly on: Cause
}

/** A join as its activity's rule meets it, in the join's own transaction. Times are of the business clock. */
export interface Joined {
  readonly personId: number
  /** null where joining needs no account */
  readonly accountId: number | null
  readonly stage: string
  /** version of the terms that were agreed to */
  readonly termsVersion: number
  readonly consents: readonly JoinConsent[]
  readonly reference: string
  readonly at: number
}

/** A partner's answer about one reward. */
export interface PartnerSettled {
  readonly rewardId: string
  readonly outcome: 'delivered' | 'refused'
  /** business clock */
  readonly at: number
}

/** A partner that is told a person's number where they agreed to it: who that is, what it is told and what for. */
export interface ToldPartner {
  readonly name: Texts
  readonly dataStatement: Texts
}

/** The rule of one activity: what it may give, and what its join does beside taking part. */
export interface ActivityRule {
  readonly activity: number
  readonly code: string
  readonly items: Readonly<Record<string, RewardItem>>
  readonly grants: readonly GrantRule[]
  /** has to be passed before joining, which `onJoin` sees to */
  readonly knowledgeTest?: KnowledgeTest
  /** joined by a call of its own page, which asks for more; the common one is refused */
  readonly ownJoin?: true
  /**
   * Items of which every join takes one, with the activity's own stock: last of all, after `onJoin`. The page counts no
   * more places than there are of each, so every voucher that a join grants has to be named here.
   */
  readonly takes?: readonly string[]
  /** whoever may be told a person's number, by their codes */
  readonly partners?: Readonly<Record<string, ToldPartner>>
  /** Runs in the join's transaction; what it throws undoes the join. */
  onJoin?(context: Context, tx: ISql, joined: Joined): Promise<void>
  /** Runs with what becomes of a reward that a partner had to confirm, in the transaction that moved the reward. */
  onPartner?(context: Context, tx: ISql, settled: PartnerSettled): Promise<void>
}

const faultOf = ({ activity, items, grants, takes, ownJoin }: ActivityRule): string | undefined => {
  for (const { item, type, on } of grants) {
    if (type !== 'points' && type !== 'fee_discount' && !Object.hasOwn(items, item)) return `has no item ${item}`
    // the regulator's rule: no gift, voucher or cash for buying one product; a discount on fees is no gift
    if (type !== 'fee_discount' && on.kind === 'trades' && on.products !== 'any')
      return `ties ${item} of activity ${activity} to named products`
    if (on.kind === 'points' && !(Number.isSafeInteger(on.cost) && on.cost > 0))
      return `asks no whole points for ${item}`
    if (type === 'exchange_voucher' && on.kind === 'join' && !ownJoin && !takes?.includes(item))
      return `grants the voucher ${item} on joining and must name it in "takes", so that no place is offered without a code`
  }
  return undefined
}

/**
 * The rules by their activity's number.
 *
 * @throws StartError for one that must not be: a gift, voucher or cash tied to named products, an item that is not there,
 * two rules of one activity, a voucher granted on joining that `takes` does not name
 */
export const loadRules = (rules: readonly ActivityRule[]): ReadonlyMap<number, ActivityRule> => {
  const loaded = new Map<number, ActivityRule>()
  for (const rule of rules) {
    const fault = loaded.has(rule.activity) ? 'stands there twice' : faultOf(rule)
    if (fault) throw new StartError(`The rule of ${rule.code} ${fault}.`)
    loaded.set(rule.activity, rule)
  }
  return loaded
}
