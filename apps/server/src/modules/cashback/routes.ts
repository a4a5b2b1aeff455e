import type { CashbackReply } from '@foyer/api/cashback'
import { cashbackEndpoints } from '@foyer/api/endpoints/cashback'
import type { FastifyRequest } from 'fastify'
import { rule as tradeCashback } from '../../activity-rules/trade-cashback/rule.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { accountOf } from '../accounts/public.ts'
import { statusOf } from '../activities/public.ts'
import { monthOf } from './months.ts'
import { cashbackOfAccount } from './of-account.ts'
import { registrationOf } from './registrations.ts'
import { termsAt } from './reply.ts'
import { readTerms } from './terms.ts'

/**
 * Returns the cashback of the account that is logged in to, and of no other account.
 *
 * @throws Refused `activity_mainland`; `not_found` for a month in which the account does not take part
 */
const cashbackOf = async (
  context: Context,
  request: FastifyRequest,
  month: string | undefined,
): Promise<CashbackReply> => {
  const { db, clocks } = context
  const { gate, participation } = await statusOf(context, request, tradeCashback.activity)
  if (gate === 'mainland') throw new Refused('activity_mainland', 'this activity is withheld from the mainland')
  const account = await accountOf(db, request.caller)
  const registration = account ? await registrationOf(db, account.id) : undefined
  const at = clocks.business()
  if (!registration)
    return {
      ...termsAt((await readTerms(db))(monthOf(at)), at),
      registration: null,
      otherAccount: participation !== null,
      shown: null,
      months: [],
      closedDays: [],
    }
  return cashbackOfAccount(context, registration, month)
}

/** Serves an account's paid fees and cashback. */
export const cashbackRoutes = async (app: App, context: Context): Promise<void> =>
  serve(app, context, cashbackEndpoints, {
    'POST /user/492/cashback': (request) => cashbackOf(context, request, request.body.month),
  })
