import type { JoinConsent } from '@foyer/api/activities'
import type { RewardItem, RewardType } from '@foyer/api/rewards'
import type { Texts } from '@foyer/api/texts'
import type { ISql } from 'postgres'
import { StartError } from '../config/start-error.ts'
import type { FactKind } from './facts/kind.ts'
import type { KnowledgeTest } from './knowledge-test.ts'
import type { Surroundings } from './surroundings.ts'

/** The cause of a grant, for the review of the rule. */
export type Cause =
  | { readonly kind: 'join' | 'task' | 'draw' | 'choice' }
  | { readonly kind: 'points'; readonly cost: number }
  /** trading: fees or turnover of any product, or of the products named by their codes */
  | { readonly kind: 'trades'; readonly products: 'any' | readonly string[] }

/** One thing that an activity may grant, and its cause. */
export interface GrantRule {
  /** null: any of the items that the firm publishes for the activity */
  readonly item: string | null
  /** points and a discount on fees are not rewards: points are exchanged for one, and a discount is no gift */
  readonly type: RewardType | 'points' | 'fee_discount'
  /** whole points, of the type `points` */
  readonly points?: number
  readonly on: Cause
}

/** A join as its activity's rule receives it, in the transaction of the join. Times are of the business clock. */
export interface Joined {
  readonly personId: number
  /** null if joining needs no account */
  readonly accountId: number | null
  readonly stage: string
  /** version of the terms that the person agreed to */
  readonly termsVersion: number
  readonly consents: readonly JoinConsent[]
  readonly reference: string
  readonly at: number
  /** the end of the activity as declared; closures of the market do not move it */
  readonly declaredEnd: number
}

/** A partner's reply about one reward. */
export interface PartnerSettled {
  readonly rewardId: string
  readonly outcome: 'delivered' | 'refused'
  /** business clock */
  readonly at: number
}

/** A partner that receives a person's number if they consent: its name, the data it receives and the purpose. */
export interface InformedPartner {
  readonly name: Texts
  readonly dataStatement: Texts
}

/** The rule of one activity: what it may grant, and what a join does in addition to the participation. */
export interface ActivityRule {
  readonly activity: number
  readonly code: string
  /** of a rule that staff wrote as data */
  readonly revision?: number
  readonly items: Readonly<Record<string, RewardItem>>
  readonly grants: readonly GrantRule[]
  /** the facts with the test that has to be passed before joining; `onJoin` enforces it */
  readonly knowledgeTest?: FactKind<KnowledgeTest>
  /** the activity's own page has its own call for joining, which needs more fields; the general call is refused */
  readonly ownJoin?: true
  /**
   * Items of which every join takes one from the activity's own stock, after `onJoin` as the last act. The page shows
   * the smallest of these stocks as places left, so this list must name every voucher that a join grants.
   */
  readonly takes?: readonly string[]
  /** partners that may receive a person's number, by code */
  readonly partners?: Readonly<Record<string, InformedPartner>>
  /** the codes of its vouchers in the sandbox: how each begins, and how many an item has */
  readonly sandboxPools?: readonly { readonly item: string; readonly prefix: string; readonly size: number }[]
  /** Runs in the transaction of the join. An error undoes the join. */
  onJoin?(surroundings: Surroundings, tx: ISql, joined: Joined): Promise<void>
  /** Runs after a partner confirmed or refused a reward, in the transaction that changed the reward's status. */
  onPartner?(surroundings: Surroundings, tx: ISql, settled: PartnerSettled): Promise<void>
}

const isWhole = (value = 0): boolean => Number.isSafeInteger(value) && value > 0

/** Why a rule is invalid; undefined if it is valid. It completes the sentence “The rule …”. */
export const faultOfRule = ({ activity, items, grants, takes, ownJoin }: ActivityRule): string | undefined => {
  for (const { item, type, points, on } of grants) {
    if (item !== null && type !== 'points' && type !== 'fee_discount' && !Object.hasOwn(items, item))
      return `has no item ${item}`
    // the regulator's rule: no gift, voucher or cash for buying one product; a discount on fees is no gift
    if (type !== 'fee_discount' && on.kind === 'trades' && on.products !== 'any')
      return `ties ${item} of activity ${activity} to named products`
    if (type === 'points' ? !isWhole(points) : points !== undefined) return `has no whole points for ${item}`
    if (on.kind === 'points' && !isWhole(on.cost)) return `has no cost in whole points for ${item}`
    if (type === 'exchange_voucher' && on.kind === 'join' && !ownJoin && (item === null || !takes?.includes(item)))
      return `grants the voucher ${item} on joining and must name it in "takes", so that no place is offered without a code`
  }
  return undefined
}

/**
 * The rules by activity number.
 *
 * @throws StartError for an invalid rule: a gift, voucher or cash tied to named products; an unknown item; points that are
 * no positive whole number; two rules of one activity; a voucher granted on joining that `takes` does not name
 */
export const loadRules = (rules: readonly ActivityRule[]): ReadonlyMap<number, ActivityRule> => {
  const loaded = new Map<number, ActivityRule>()
  for (const rule of rules) {
    const fault = loaded.has(rule.activity) ? 'is listed twice' : faultOfRule(rule)
    if (fault) throw new StartError(`The rule of ${rule.code} ${fault}.`)
    loaded.set(rule.activity, rule)
  }
  return loaded
}
