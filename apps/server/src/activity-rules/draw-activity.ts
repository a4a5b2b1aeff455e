import { activityCatalogue } from '@foyer/api/activity-catalogue'
import type { RewardItem } from '@foyer/api/rewards'
import { earnChance } from '../engine/draws/chances.ts'
import type { DrawPrizeRule, DrawRule } from '../engine/draws/draw-rule.ts'
import type { ActivityRule } from '../engine/rules.ts'
import type { Named } from './named.ts'

interface DrawActivity<Item extends string> extends Named, Pick<DrawRule, 'licenceNo' | 'tasks' | 'sandboxDraws'> {
  readonly items: Readonly<Record<Item, RewardItem>>
  /** in the order in which their odds are added up */
  readonly prizes: readonly (DrawPrizeRule & { readonly code: Item })[]
}

/**
 * The rule of an activity with a draw, and its draw. Joining is free and gives the first chance. No prize depends on a
 * purchase.
 */
export const drawActivity = <Item extends string>({
  activity,
  code,
  items,
  ...draw
}: DrawActivity<Item>): { readonly rule: ActivityRule; readonly draw: DrawRule } => {
  const rule: ActivityRule = {
    activity,
    code,
    items,
    grants: draw.prizes.map(({ code: item, type }) => ({ item, type, on: { kind: 'draw' } })),
    onJoin: async (_context, tx, { personId, at }) => {
      await earnChance(tx, { activity, personId, task: 'join', at })
    },
  }
  return { rule, draw: { rule, safetyActivity: activityCatalogue['account-health'].number, ...draw } }
}
