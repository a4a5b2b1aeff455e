import type { JoinStatus } from '@foyer/api/activities'
import type { FastifyRequest } from 'fastify'
import type { TransactionSql } from 'postgres'
import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { accountOf } from '../accounts/public.ts'
import { readJoinStatus } from '../activities/public.ts'
import { lockPerson } from '../identity/public.ts'
import { mainlandAddress, residentOf } from '../residence/public.ts'
import { type Committed, committedDraw } from './committed.ts'

/** A person to whom the draw is shown. */
export interface Visitor {
  readonly committed: Committed
  readonly personId: number
  readonly status: JoinStatus
  readonly isSuspended: boolean
}

/**
 * Runs `act` for one person and draw in a transaction that locks the person.
 *
 * @throws Refused `not_found`, `activity_mainland`
 */
export const withVisitor = async <Result>(
  context: Context,
  request: FastifyRequest,
  number: number,
  act: (tx: TransactionSql, visitor: Visitor) => Promise<Result>,
): Promise<Result> => {
  const { caller } = request
  const isMainlandAddress = await mainlandAddress(context, request)
  const result = await context.db.begin(async (tx) => {
    const personId = await lockPerson(tx, caller)
    const committed = await committedDraw(tx, { number })
    const account = await accountOf(tx, caller)
    const resident = await residentOf(tx, context.secrets, caller)
    const facts = { level: caller.level, resident, account, isMainlandAddress, at: context.clocks.business() }
    const status = await readJoinStatus(tx, committed.activity, facts)
    if (status.gate === 'mainland') throw new Refused('activity_mainland', 'the draw is withheld where the caller is')
    return act(tx, { committed, personId, status, isSuspended: account?.status === 'suspended' })
  })
  return result as Result
}
