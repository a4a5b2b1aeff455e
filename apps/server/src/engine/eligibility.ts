import type { EligibilityRule, Residence } from '@foyer/contract/activities'

/** Who may join beside the level; an absent rule asks nothing. Each is an `EligibilityRule` where it is failed. */
export interface Eligibility {
  readonly residences?: readonly Residence[]
  /** numbers of activities of which none may have been joined before */
  readonly notAfter?: readonly number[]
  readonly accountTypes?: readonly ('cash' | 'margin')[]
}

/** Which rule each condition is told as. */
const ruleOf = {
  residences: 'residence',
  notAfter: 'earlier_participation',
  accountTypes: 'account_type',
} as const satisfies Record<keyof Eligibility, EligibilityRule>

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
