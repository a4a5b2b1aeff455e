import { type CashbackReply, cashbackReply, cashbackRequest } from '@foyer/contract/cashback'
import type { FastifyRequest } from 'fastify'
import { tradeCashback } from '../../activities/trade-cashback/rule.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { Refused } from '../../http/refused.ts'
import { done, replyOf } from '../../http/reply.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { accountOf } from '../activities/account.ts'
import { statusOf } from '../activities/join.ts'
import { growTrades } from '../trades/sandbox-life.ts'
import { grantedTo } from './granted.ts'
import { registrationOf } from './registrations.ts'
import { cashbackReplyOf, termsAt } from './reply.ts'
import { statementOf } from './statement.ts'

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
      ...termsAt(at),
      registration: null,
      otherAccount: participation !== null,
      shown: null,
      months: [],
      closedDays: [],
    }
  await growTrades(context, registration.accountId, registration.joinedAt)
  const statement = await statementOf(db, registration, at)
  const shown = month ? statement.months.find((count) => count.month === month) : statement.months.at(-1)
  if (!shown) throw new Refused('not_found', 'the account does not take part in that month')
  const granted = await grantedTo(db, registration.accountId, at)
  return cashbackReplyOf({ registration, statement, granted, shown, at })
}

/** Route for an account's paid fees and cashback, on the app API host. The reply is never cached. */
export const cashbackRoutes = async (app: App, context: Context): Promise<void> => {
  app.post(
    `/user/${tradeCashback.activity}/cashback`,
    {
      preValidation: signed(context, ['login']),
      schema: {
        tags: ['activities'],
        summary: 'Counted fees and cashback of the account that is logged in to, with the state of each month',
        body: cashbackRequest,
        response: { 200: replyOf(cashbackReply) },
      },
    },
    async (request) => done(await cashbackOf(context, request, request.body.month)),
  )
}
