import type { ActivityRule } from '../../engine/rules.ts'
import { items } from './items.ts'

/** One household gift of a member's own choice, for taking part and nothing else. Chosen by the call of its page. */
export const memberGift = {
  activity: 493,
  code: 'member-gift',
  ownJoin: true,
  items,
  grants: Object.keys(items).map((item) => ({ item, type: 'physical_gift', on: { kind: 'choice' } })),
} as const satisfies ActivityRule
