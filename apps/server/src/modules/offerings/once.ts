import { orderRefusal } from '@foyer/api/application-status'
import { type Application, type ApplicationReply, application } from '@foyer/api/offerings'
import type { FastifyRequest } from 'fastify'
import type { ISql, TransactionSql } from 'postgres'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { runOnce } from '../../engine/idempotency.ts'
import { Refused } from '../../refused.ts'
import { accountOf, holderOf, lockAccount } from '../accounts/public.ts'
import { openSealed, personIdOf } from '../identity/public.ts'
import { refuseWhileCooling } from '../phone/public.ts'
import { lockResident } from '../residence/public.ts'
import { proveTradingPassword } from '../trading-password/public.ts'
import { applicationOf, shownApplication } from './application-rows.ts'
import type { FirmOrders, Stored } from './firm-orders.ts'
import { type Applicant, myOfferingsOf, offeringActivity } from './my-offerings.ts'
import { offeringsByCode } from './rows.ts'

/** A call that the client confirms with the trading password and that takes effect once per key. */
interface ConfirmedCall {
  /** separates the keys of different calls with the same body */
  readonly name: 'apply' | 'cancel'
  readonly activity: number
  readonly body: { readonly key: string; readonly tradingPassword: string }
  /** an error rolls back the whole transaction. @returns the application's reference */
  run(tx: TransactionSql, applicant: Applicant): Promise<string>
  /** calls the firm about what the transaction stored, and records the answer */
  callFirm(context: Context, orders: FirmOrders, stored: Stored): Promise<void>
}

/**
 * The reply stored under a key: only the application that the call changed, so that its size does not grow with other
 * calls. A reply of an older version has no reason for a refusal, because it describes no refused application.
 */
const storedReply = z.object({ application: application.extend({ refusal: orderRefusal.nullable().default(null) }) })

/** The current state of an application. */
const applicationNow = async (
  context: Context,
  tx: ISql,
  applicant: Applicant,
  reference: string,
): Promise<Application> => {
  const row = await applicationOf(tx, applicant.account.id, reference)
  const offering = row && (await offeringsByCode(tx, [row.offering])).get(row.offering)
  if (!row || !offering) throw new Error('the application that was just written does not exist')
  return shownApplication(row, offering, context.clocks.business())
}

/**
 * Proves the trading password, which counts its failures separately, and then runs the call in one transaction. The
 * transaction first locks the person and then the account, and the firm is called after it. A repeated key with the same
 * body calls nobody and returns the application as it was in the first reply, or as it is now if the firm has its order,
 * with the current state of the account.
 *
 * @throws Refused `not_found`, `level_too_low`, `account_suspended`, `decryption_failed`, `trading_password_…`,
 * `key_reused`, `phone_cooling`, and the refusals of `run`
 */
export const onceConfirmed = async (
  context: Context,
  { caller, callerAddress }: FastifyRequest,
  { name, activity: number, body, run, callFirm }: ConfirmedCall,
): Promise<ApplicationReply> => {
  const { db, secrets, clocks } = context
  const { key, tradingPassword, ...content } = body
  await offeringActivity(db, number)
  const known = await accountOf(db, caller)
  if (!known) throw new Refused('level_too_low', 'the caller is not logged in to an account')
  const password = openSealed(caller, tradingPassword)
  const origin = { address: callerAddress, sessionId: caller.sid }
  await proveTradingPassword(context, { account: known.id, person: await personIdOf(db, caller), origin }, password)
  const { orders } = context.connectors
  let isNew = false
  const { applicant, done } = await db.begin(async (tx) => {
    const resident = await lockResident(tx, secrets, caller)
    const account = await lockAccount(tx, caller)
    if (!account) throw new Refused('session_revoked', 'the account does not exist any more')
    const applicant = {
      activity: await offeringActivity(tx, number),
      account,
      resident,
      holder: await holderOf(context, tx, account.id),
    }
    const act = {
      personId: resident.personId,
      key,
      activity: number,
      request: { call: `offerings ${name}`, account: account.id, ...content },
      reply: storedReply,
      isRemovable: true,
    } as const
    const { application: done } = await runOnce(tx, act, clocks.wall(), async () => {
      if (account.status !== 'active') throw new Refused('account_suspended', 'the account is suspended')
      // a cancellation is allowed while cooling, because it only returns money to the account
      if (name === 'apply')
        await refuseWhileCooling(tx, { personId: resident.personId, accountId: account.id }, clocks.wall())
      isNew = true
      return { application: await applicationNow(context, tx, applicant, await run(tx, applicant)) }
    })
    return { applicant, done }
  })
  const { reference } = done
  const { personId } = applicant.resident
  if (isNew && !orders.isLocal)
    await callFirm(context, orders, { accountId: applicant.account.id, reference, personId, key })
  // what the firm did is not in the stored reply
  const application = orders.isLocal ? done : await applicationNow(context, db, applicant, reference)
  return { application, mine: await myOfferingsOf(context, applicant) }
}
