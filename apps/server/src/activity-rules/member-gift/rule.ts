import type { ActivityRule } from '../../engine/rules.ts'
import { named } from '../named.ts'
import { items } from './items.ts'

/**
 * One household gift that the member chooses, granted only for taking part. A call of the activity's page makes the
 * choice.
 */
export const rule = {
  ...named('member-gift'),
  ownJoin: true,
  items,
  grants: Object.keys(items).map((item) => ({ item, type: 'physical_gift', on: { kind: 'choice' } })),
} as const satisfies ActivityRule
