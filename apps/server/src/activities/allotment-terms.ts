import type { AllotmentRule } from '@foyer/contract/allotment'
import type { Texts } from '@foyer/contract/texts'

/** How an activity's offerings are allotted: the rule that is counted by, and the same in words. */
export interface AllotmentTerms {
  readonly rule: AllotmentRule
  readonly text: Texts
}
