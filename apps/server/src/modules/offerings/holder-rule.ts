import type { HolderRule } from '@foyer/api/offerings'
import { rule as greenBond } from '../../activity-rules/green-bond/rule.ts'
import { failedRule } from '../../engine/eligibility.ts'
import type { Account, Holder } from '../accounts/public.ts'
import type { Activity } from '../activities/public.ts'
import { type Resident, residenceOf } from '../residence/public.ts'

interface HolderFacts {
  readonly activity: Activity
  readonly account: Account
  readonly resident: Resident
  /** undefined if no document is on record */
  readonly holder: Holder | undefined
}

/**
 * The first rule that the holder of an account fails; null if they may apply. The activity's own rules precede the
 * rules on the holder, which use the data of the back office: a government retail bond requires a Hong Kong identity
 * card, and both kinds require an adult.
 */
export const failedHolderRule = ({ activity, account, resident, holder }: HolderFacts): HolderRule | null => {
  const failed = failedRule(activity.eligibility, {
    residence: residenceOf(resident),
    accountType: account.type,
    // an activity of this kind has no participants
    isEarlierParticipant: false,
  })
  if (failed === 'residence' || failed === 'account_type') return failed
  if (!holder || (activity.number === greenBond.activity && holder.document !== 'hkid')) return 'identity_document'
  return holder.isAdult ? null : 'age'
}
