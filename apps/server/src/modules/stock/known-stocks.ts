import type { StockKind } from '@foyer/api/staff/stock'
import type { Texts } from '@foyer/api/texts'
import type { ISql } from 'postgres'
import { rule as memberGift } from '../../activity-rules/member-gift/rule.ts'
import { rules } from '../../activity-rules/rules.ts'
import { timelineOf } from '../../engine/facts/in-force.ts'
import { rulePlaces } from '../../engine/rule-places.ts'
import type { ActivityRule } from '../../engine/rules.ts'
import { giftKind } from '../gifts/public.ts'

/** What the rules and the published gifts say about a stock. */
export interface KnownStock {
  readonly kind: StockKind
  /** null if only the code is known */
  readonly name: Texts | null
}

/** The names of all gifts by code, planned ones included, because a gift needs its stock before it is offered. */
export const giftNames = async (db: ISql): Promise<ReadonlyMap<string, Texts>> =>
  new Map(
    (await timelineOf(db, giftKind)).flatMap(({ content }) => [...content].map(([code, { name }]) => [code, name])),
  )

/** The pools of codes and the gifts, whether they have a stock or not. */
export const expectedStocks = (
  gifts: ReadonlyMap<string, Texts>,
): readonly { readonly activity: number; readonly stage: string }[] => {
  const pools = rules.flatMap(({ activity, grants }) =>
    grants.flatMap(({ type, item }) => (type === 'exchange_voucher' && item !== null ? [`${activity} ${item}`] : [])),
  )
  const all = [...pools, ...[...gifts.keys()].map((code) => `${memberGift.activity} ${code}`)]
  return [...new Set(all)].map((key) => {
    const [activity, stage = ''] = key.split(' ')
    return { activity: Number(activity), stage }
  })
}

/**
 * Describes the stock of an activity, of one of its stages, or of an item. The places of a rule that staff wrote are set
 * with the rule, as the prizes of a draw are.
 */
export const describeStock = (
  rule: ActivityRule | undefined,
  { activity, stage }: { readonly activity: number; readonly stage: string },
  gifts: ReadonlyMap<string, Texts>,
): KnownStock => {
  const grants = rule?.grants.filter(({ item }) => item === stage) ?? []
  const name = rule?.items[stage]?.name ?? (activity === memberGift.activity ? gifts.get(stage) : undefined) ?? null
  if (grants.some(({ type }) => type === 'exchange_voucher')) return { kind: 'codes', name }
  if (grants.some(({ on }) => on.kind === 'draw')) return { kind: 'prize', name }
  if (stage === rulePlaces) return { kind: 'rule', name }
  if (activity === memberGift.activity && gifts.has(stage)) return { kind: 'gift', name }
  return { kind: 'places', name }
}
