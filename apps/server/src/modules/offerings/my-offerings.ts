import type { MyOfferings } from '@foyer/api/offerings'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { type Account, accountOf, type Holder, holderOf, requireBooks, suspended } from '../accounts/public.ts'
import { type Activity, findActivity } from '../activities/public.ts'
import { checkLoginSecrets } from '../login/public.ts'
import { type Resident, residentOf } from '../residence/public.ts'
import { applicationsOf, shownApplication } from './application-rows.ts'
import { allotmentOf } from './facts.ts'
import { failedHolderRule } from './holder-rule.ts'
import { offeringsByCode } from './rows.ts'

/** The applicant: an account, its holder, and the person who is logged in to it. */
export interface Applicant {
  readonly activity: Activity
  readonly account: Account
  readonly resident: Resident
  readonly holder: Holder | undefined
}

/** Offerings that the holder applied for with another account of theirs. */
const elsewhereOf = async (db: ISql, { activity, account, holder }: Applicant): Promise<string[]> => {
  if (!holder) return []
  const rows = await db<{ offering: string }[]>`
    select offering from offering_applications
    where holder_hash = ${holder.holderHash} and account_id <> ${account.id} and status not in ('cancelled', 'refused')
      and offering in (select code from offerings where activity = ${activity.number})
    order by offering`
  return rows.map(({ offering }) => offering)
}

/**
 * What the account can pay with; null while the books are away, since applications are shown then too, and the funds are
 * checked again for each application.
 */
const meansOf = async (context: Context, account: Account): Promise<Pick<MyOfferings, 'available' | 'lendable'>> => {
  try {
    const { available, agreedLimit, loan } = await requireBooks(context, account)
    return { available, lendable: account.type === 'margin' ? Math.max(agreedLimit - loan, 0) : 0 }
  } catch (error) {
    if (error instanceof Refused && error.reason === 'unavailable') return { available: null, lendable: null }
    throw error
  }
}

/**
 * The applicant's money and applications for the offerings of an activity.
 *
 * @throws Refused `not_found` if the firm has no books for the account
 */
export const myOfferingsOf = async (context: Context, applicant: Applicant): Promise<MyOfferings> => {
  const { db, clocks } = context
  const { activity, account } = applicant
  // first, so that no application is shown whose cash is still available
  const means = await meansOf(context, account)
  const at = clocks.business()
  const rows = await applicationsOf(db, account.id, activity.number)
  const offerings = await offeringsByCode(db, [...new Set(rows.map(({ offering }) => offering))])
  return {
    asOf: at,
    ...means,
    accountType: account.type,
    holderRule: failedHolderRule(applicant),
    applications: rows.flatMap((row) => {
      const offering = offerings.get(row.offering)
      return offering ? [shownApplication(row, offering, at)] : []
    }),
    elsewhere: await elsewhereOf(db, applicant),
  }
}

/** An activity that has offerings. @throws Refused `not_found` */
export const offeringActivity = async (db: ISql, number: number): Promise<Activity> => {
  const activity = allotmentOf(number) && (await findActivity(db, { number }))
  if (!activity) throw new Refused('not_found', 'the activity has no offerings')
  return activity
}

interface MyOfferingsRequest extends Readonly<Record<string, unknown>> {
  readonly activity: number
}

/**
 * The caller's money and applications at login level; the secrets in the body must prove the login.
 *
 * @throws Refused `login_secret_wrong`, `not_found`, `session_revoked`, `account_suspended`
 */
export const myOfferings = async (context: Context, caller: Caller, body: MyOfferingsRequest): Promise<MyOfferings> => {
  const { db, secrets } = context
  checkLoginSecrets(context, caller, body)
  const found = await offeringActivity(db, body.activity)
  const [account, resident] = await Promise.all([accountOf(db, caller), residentOf(db, secrets, caller)])
  if (!account || !resident) throw new Refused('session_revoked', 'the person does not exist any more')
  if (account.status === 'suspended') throw suspended()
  const holder = await holderOf(context, db, account.id)
  return myOfferingsOf(context, { activity: found, account, resident, holder })
}
