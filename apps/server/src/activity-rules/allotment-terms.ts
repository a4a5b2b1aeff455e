import type { AllotmentRule } from '@foyer/api/arithmetic/allotment'
import type { Texts } from '@foyer/api/texts'

/** How an activity's offerings are allotted: the rule that computes the allotment, and its description. */
export interface AllotmentTerms {
  readonly rule: AllotmentRule
  readonly text: Texts
}
