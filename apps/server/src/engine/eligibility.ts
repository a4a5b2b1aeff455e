import type { EligibilityRule, Residence } from '@foyer/api/activities'

/**
 * Who may join, in addition to the level; an absent rule is always met. A failed rule is reported as an
 * `EligibilityRule`.
 */
export interface Eligibility {
  readonly residences?: readonly Residence[]
  /** numbers of activities; a person who joined one of them may not join */
  readonly notAfter?: readonly number[]
  readonly accountTypes?: readonly ('cash' | 'margin')[]
}

/** The reported rule of each condition. */
const ruleOf = {
  residences: 'residence',
  notAfter: 'earlier_participation',
  accountTypes: 'account_type',
} as const satisfies Record<keyof Eligibility, EligibilityRule>

/** The qualities of one person that the rules evaluate. */
interface Qualities {
  /** null while the person has not stated it; the rule applies once they have */
  readonly residence: Residence | null
  /** type of the account they are logged in to; null below login level */
  readonly accountType: 'cash' | 'margin' | null
  /** takes part in one of the activities that exclude this one */
  readonly isEarlierParticipant: boolean
}

/** The first rule that a person fails; null if they fail none. */
export const failedRule = (rules: Eligibility, person: Qualities): EligibilityRule | null => {
  const { residences, notAfter, accountTypes } = rules
  const { residence, accountType } = person
  if (residences && residence !== null && !residences.includes(residence)) return ruleOf.residences
  if (notAfter && person.isEarlierParticipant) return ruleOf.notAfter
  if (accountTypes && (accountType === null || !accountTypes.includes(accountType))) return ruleOf.accountTypes
  return null
}
