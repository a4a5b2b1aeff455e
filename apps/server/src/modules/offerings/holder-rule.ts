import type { HolderRule } from '@foyer/contract/offerings'
import { greenBond } from '../../activities/green-bond/rule.ts'
import { failedRule } from '../../engine/eligibility.ts'
import type { Holder } from '../accounts/holder.ts'
import type { Account } from '../activities/account.ts'
import type { Activity } from '../activities/queries.ts'
import { type Resident, residenceOf } from '../residence/resident.ts'

interface Asked {
  readonly activity: Activity
  readonly account: Account
  readonly resident: Resident
  /** undefined where no document is on record */
  readonly holder: Holder | undefined
}

/**
 * The first rule that whoever holds an account fails, null where they may apply: the activity's own, then who they are as
 * the back office knows it. A retail bond of the government is for holders of a Hong Kong identity card; both are for adults.
 */
export const failedHolderRule = ({ activity, account, resident, holder }: Asked): HolderRule | null => {
  const failed = failedRule(activity.eligibility, {
    residence: residenceOf(resident),
    accountType: account.type,
    // nobody takes part in an activity of this kind
    isEarlierParticipant: false,
  })
  if (failed === 'residence' || failed === 'account_type') return failed
  if (!holder || (activity.number === greenBond.activity && holder.document !== 'hkid')) return 'identity_document'
  return holder.isAdult ? null : 'age'
}
