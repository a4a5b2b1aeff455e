import { type ActivityRule, loadRules } from '../engine/rules.ts'
import { foodDelivery } from './food-delivery/rule.ts'
import { memberGift } from './member-gift/rule.ts'
import { tradeCashback } from './trade-cashback/rule.ts'

/** The rule of every activity that gives something, in the order of their numbers. */
export const rules: readonly ActivityRule[] = [tradeCashback, memberGift, foodDelivery]

const byNumber = loadRules(rules)

/** The rule of an activity; undefined where it gives nothing. */
export const ruleOf = (activity: number): ActivityRule | undefined => byNumber.get(activity)
