import type { CashbackReply } from '@foyer/api/cashback'
import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { growTrades } from '../trades/public.ts'
import { grantedTo } from './granted.ts'
import type { Registration } from './registrations.ts'
import { cashbackReplyOf } from './reply.ts'
import { statementOf } from './statement.ts'

/**
 * The cashback of an account that takes part, as its owner sees it.
 *
 * @param month the month to show; by default the newest
 * @throws Refused `not_found` for a month in which the account does not take part
 */
export const cashbackOfAccount = async (
  context: Context,
  registration: Registration,
  month: string | undefined,
): Promise<CashbackReply> => {
  const { db, clocks } = context
  const at = clocks.business()
  await growTrades(context, registration.accountId, registration.joinedAt)
  const statement = await statementOf(db, registration, at)
  const shown = month ? statement.months.find((count) => count.month === month) : statement.months.at(-1)
  if (!shown) throw new Refused('not_found', 'the account does not take part in that month')
  const granted = await grantedTo(db, registration.accountId, at)
  return cashbackReplyOf({ registration, statement, granted, shown, at })
}
