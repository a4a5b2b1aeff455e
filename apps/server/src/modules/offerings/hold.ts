import type { TransactionSql } from 'postgres'
import type { Context } from '../../context.ts'
import { audit } from '../../engine/audit.ts'
import { attemptAll } from '../../jobs/attempt-all.ts'
import { addToPosition, lockAccountById, positionRows } from '../accounts/public.ts'

/** The allotted quantity of an application whose money is settled. */
interface Allotted {
  readonly id: string
  readonly accountId: number
  readonly stockCode: string
  readonly quantity: number
  /** cents, without fees */
  readonly paid: number
}

/**
 * Adds the allotted quantity to the position of the account, at the price paid.
 *
 * @param at business clock
 */
const hold = async (
  tx: TransactionSql,
  { accountId, stockCode, quantity, paid }: Allotted,
  at: number,
): Promise<void> => {
  if (quantity === 0) return
  await addToPosition(tx, { accountId, code: stockCode, quantity, cost: paid, at })
}

/** Whether the position of an account is smaller than its allotments of a code by at least this application. */
const isShort = async (tx: TransactionSql, { accountId, stockCode, quantity }: Allotted): Promise<boolean> => {
  const [row] = await tx<{ isShort: boolean }[]>`
    select sum(lots_allotted * (facts ->> 'lotSize')::bigint)
      - coalesce((select allotted from ${positionRows(tx)} position
          where account_id = ${accountId} and position.code = ${stockCode}), 0)
      >= ${quantity} as "isShort"
    from offering_applications join offerings on offerings.code = offering
    where account_id = ${accountId} and status = 'refunded' and facts ->> 'stockCode' = ${stockCode}`
  return row?.isShort ?? false
}

const addMissingPosition = async ({ clocks }: Context, tx: TransactionSql, allotted: Allotted): Promise<void> => {
  const { id, accountId } = allotted
  // the same lock as in the settlement of money
  await lockAccountById(tx, accountId)
  const marked = await tx`update offering_applications set held = true where id = ${id} and not held returning id`
  // an older server that does not set the mark may have added the position
  if (marked.length === 0 || !(await isShort(tx, allotted))) return
  await hold(tx, allotted, clocks.business())
  const subject = { subject: 'offering_applications', subjectId: id } as const
  await audit(tx, { actor: 'system', ...subject, event: 'hold', wall: clocks.wall(), detail: {} })
}

/** Applications per run; the run of the next minute processes the others. */
const atOnce = 5_000

/**
 * Adds the missing positions of applications whose money was settled by a server of an older release without positions,
 * for example during a rolling update. Each application is processed once, in a transaction of its own.
 *
 * @throws AggregateError with all failures, after every application was processed
 */
export const addMissingPositions = async (context: Context): Promise<void> => {
  const { db } = context
  const missed = await db<Allotted[]>`
    select id, account_id as "accountId", facts ->> 'stockCode' as "stockCode",
      lots_allotted * (facts ->> 'lotSize')::int as quantity, (settlement ->> 'paid')::bigint as paid
    from offering_applications join offerings on offerings.code = offering
    where status = 'refunded' and lots_allotted > 0 and not held
    order by id limit ${atOnce}`
  await attemptAll(missed, (allotted) => db.begin((tx) => addMissingPosition(context, tx, allotted)))
}
