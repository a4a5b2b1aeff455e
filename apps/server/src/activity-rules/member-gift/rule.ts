import type { ActivityRule } from '../../engine/rules.ts'
import { named } from '../named.ts'

/**
 * One gift of those that the firm publishes (modules/gifts/gift-kind.ts), which the member chooses, granted only for
 * taking part. A call of the activity's page makes the
 * choice.
 */
export const rule = {
  ...named('member-gift'),
  ownJoin: true,
  items: {},
  grants: [{ item: null, type: 'physical_gift', on: { kind: 'choice' } }],
} as const satisfies ActivityRule
