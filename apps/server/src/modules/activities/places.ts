import type { Quota } from '@foyer/api/activities'
import { rulePlaces } from '../../engine/rule-places.ts'
import type { ActivityRule } from '../../engine/rules.ts'

/** How many more joins of one stage are possible. The stage '' is the activity as a whole. */
export interface Places {
  /** null where the stage has no stock of its own */
  quotaOf(stage: string): Quota | null
  isSoldOut(stage: string): boolean
}

/**
 * Calculates the places from the stock of everything that a join takes: the stage's own stock and each item of the
 * rule's `takes`. The item with the least stock decides, so that a page never offers a place for which no voucher code
 * is left (ADOPT-12).
 *
 * @param stock what is left, by stage and item
 */
export const placesOf = (rule: ActivityRule | undefined, stock: ReadonlyMap<string, Quota>): Places => {
  const { takes = [], grants = [] } = rule ?? {}
  const isVoucher = (item: string) => grants.some((one) => one.item === item && one.type === 'exchange_voucher')
  // without codes or places nothing can be granted; any other item without a stock row never sells out
  const isNeeded = (item: string) => item === rulePlaces || isVoucher(item)
  const left = takes.map((item) => stock.get(item)?.remaining ?? (isNeeded(item) ? 0 : Number.POSITIVE_INFINITY))
  const most = Math.min(...left)
  const quotaOf = (stage: string): Quota | null => {
    const own = stock.get(stage) ?? (takes.includes(rulePlaces) ? stock.get(rulePlaces) : undefined)
    return own ? { ...own, remaining: Math.min(own.remaining, most) } : null
  }
  return { quotaOf, isSoldOut: (stage) => most === 0 || quotaOf(stage)?.remaining === 0 }
}
