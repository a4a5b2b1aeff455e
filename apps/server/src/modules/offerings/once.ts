import { type Application, type ApplicationReply, application } from '@foyer/contract/offerings'
import type { FastifyRequest } from 'fastify'
import type { TransactionSql } from 'postgres'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { keepReply, type OnceOnly, replyUnder, requestHashOf } from '../../engine/idempotency.ts'
import { Refused } from '../../http/refused.ts'
import { holderOf } from '../accounts/holder.ts'
import { accountOf, lockAccount } from '../activities/account.ts'
import { openSealed } from '../identity/open-sealed.ts'
import { refuseWhileCooling } from '../phone/cooling.ts'
import { lockResident } from '../residence/resident.ts'
import { proveTradingPassword } from '../trading-password/prove.ts'
import { applicationOf, shownApplication } from './application-rows.ts'
import { type Applicant, myOfferingsOf, offeringActivity } from './mine.ts'
import { offeringsByCode } from './rows.ts'

/** A call that its caller confirms with the trading password, and that is done once under its key. */
interface ConfirmedCall {
  /** keeps the keys of calls apart that ask for the same */
  readonly name: 'apply' | 'cancel'
  readonly activity: number
  readonly body: { readonly key: string; readonly tradingPassword: string }
  /** what is thrown undoes everything. @returns the application's reference */
  run(tx: TransactionSql, applicant: Applicant): Promise<string>
}

/** What is kept under a key: what the call did, and nothing that grows with every other call. */
const keptReply = z.object({ application })

/** An application as it stands in a transaction. */
const applicationNow = async (
  context: Context,
  tx: TransactionSql,
  applicant: Applicant,
  reference: string,
): Promise<Application> => {
  const row = await applicationOf(tx, applicant.account.id, reference)
  const offering = row && (await offeringsByCode(tx, [row.offering])).get(row.offering)
  if (!row || !offering) throw new Error('an application is gone that was just written')
  return shownApplication(row, offering, context.clocks.business())
}

/**
 * Proves the trading password, counted apart from everything else, and then does the call in one transaction that locks
 * person and account, in this order, before anything else: the same key and body tell the same of the application again,
 * whatever became of it, beside the account as it stands now.
 *
 * @throws Refused `not_found`, `level_too_low`, `account_suspended`, `decryption_failed`, `trading_password_…`,
 * `key_reused`, `phone_cooling`, and what `run` refuses
 */
export const onceConfirmed = async (
  context: Context,
  { caller }: FastifyRequest,
  { name, activity: number, body, run }: ConfirmedCall,
): Promise<ApplicationReply> => {
  const { db, secrets, clocks } = context
  const { key, tradingPassword, ...asked } = body
  await offeringActivity(db, number)
  const known = await accountOf(db, caller)
  if (!known) throw new Refused('level_too_low', 'nobody is logged in to an account')
  await proveTradingPassword(context, known.id, openSealed(caller, tradingPassword))
  return db.begin(async (tx) => {
    const resident = await lockResident(tx, secrets, caller)
    const account = await lockAccount(tx, caller)
    if (!account) throw new Refused('session_revoked', 'there is no such account any more')
    const once: OnceOnly = {
      personId: resident.personId,
      key,
      requestHash: requestHashOf(number, { call: `offerings ${name}`, account: account.id, ...asked }),
    }
    const stored = await replyUnder(tx, once)
    const kept = keptReply.safeParse(stored).data
    if (!kept && account.status !== 'active') throw new Refused('account_suspended', 'the account is suspended')
    // what is cancelled only comes back to the account
    if (!kept && name === 'apply')
      await refuseWhileCooling(tx, { personId: resident.personId, accountId: account.id }, clocks.wall())
    const activity = await offeringActivity(tx, number)
    const applicant = { activity, account, resident, holder: await holderOf(context, tx, account.id) }
    const done = kept?.application ?? (await applicationNow(context, tx, applicant, await run(tx, applicant)))
    if (stored === undefined) await keepReply(tx, once, { application: done }, clocks.wall())
    return { application: done, mine: await myOfferingsOf(context, tx, applicant) }
  })
}
