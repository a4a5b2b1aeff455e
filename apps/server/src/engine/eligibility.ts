import type { EligibilityRule, Residence } from '@foyer/contract/activities'
import { type Eligibility, ruleOf } from '../modules/activities/save.ts'

/** What the rules go by, of one person. */
interface Qualities {
  /** null while nobody has asked: the rule is applied once they have said it */
  readonly residence: Residence | null
  /** of the account they are logged in to; null below login level */
  readonly accountType: 'cash' | 'margin' | null
  /** takes part in one of the activities that exclude this one */
  readonly isEarlierParticipant: boolean
}

/** The first rule that a person fails, null where they fail none. */
export const failedRule = (rules: Eligibility, person: Qualities): EligibilityRule | null => {
  const { residences, notAfter, accountTypes } = rules
  const { residence, accountType } = person
  if (residences && residence !== null && !residences.includes(residence)) return ruleOf.residences
  if (notAfter && person.isEarlierParticipant) return ruleOf.notAfter
  if (accountTypes && (accountType === null || !accountTypes.includes(accountType))) return ruleOf.accountTypes
  return null
}
