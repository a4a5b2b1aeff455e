import { type ActivityRule, loadRules } from '../engine/rules.ts'
import { financing818 } from './financing-818/rule.ts'
import { foodDelivery } from './food-delivery/rule.ts'
import { greenBond } from './green-bond/rule.ts'
import { memberGift } from './member-gift/rule.ts'
import { midAutumnDraw } from './mid-autumn-draw/rule.ts'
import { newShares } from './new-shares/rule.ts'
import { pointsExchangeRule } from './points-exchange/rule.ts'
import { springFestivalDraw } from './spring-festival-draw/rule.ts'
import { tradeCashback } from './trade-cashback/rule.ts'
import { virtualAssetEtf } from './virtual-asset-etf/rule.ts'
import { wealthConnectAccount } from './wealth-connect-account/rule.ts'

/** The rules of all activities that grant something, by number. */
export const rules: readonly ActivityRule[] = [
  financing818,
  pointsExchangeRule,
  greenBond,
  tradeCashback,
  memberGift,
  virtualAssetEtf,
  newShares,
  wealthConnectAccount,
  foodDelivery,
  springFestivalDraw,
  midAutumnDraw,
]

const byNumber = loadRules(rules)

/** The rule of an activity; undefined if it grants nothing. */
export const ruleOf = (activity: number): ActivityRule | undefined => byNumber.get(activity)
