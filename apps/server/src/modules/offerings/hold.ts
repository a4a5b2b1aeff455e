import type { TransactionSql } from 'postgres'
import type { Context } from '../../context.ts'
import { audit } from '../../engine/audit.ts'
import { attemptAll } from '../../jobs/attempt-all.ts'

/** Lots of an application whose money is sorted. */
interface Allotted {
  readonly id: string
  readonly accountId: number
  readonly stockCode: string
  readonly quantity: number
  /** cents, fees apart */
  readonly paid: number
}

/** Adds what was allotted to what the account holds, at what was paid for it. */
export const hold = async (tx: TransactionSql, { accountId, stockCode, quantity, paid }: Allotted): Promise<void> => {
  if (quantity === 0) return
  const row = { account_id: accountId, code: stockCode, quantity, cost: paid, allotted: quantity }
  await tx`
    insert into positions ${tx(row)} on conflict (account_id, code) do update set
      quantity = positions.quantity + excluded.quantity, cost = positions.cost + excluded.cost,
      allotted = positions.allotted + excluded.allotted`
}

/** Whether an account holds less of a code than was allotted to it, by an application at least. */
const isShort = async (tx: TransactionSql, { accountId, stockCode, quantity }: Allotted): Promise<boolean> => {
  const [row] = await tx<{ isShort: boolean }[]>`
    select sum(lots_allotted * (facts ->> 'lotSize')::bigint)
      - coalesce((select allotted from positions where account_id = ${accountId} and positions.code = ${stockCode}), 0)
      >= ${quantity} as "isShort"
    from offering_applications join offerings on offerings.code = offering
    where account_id = ${accountId} and status = 'refunded' and facts ->> 'stockCode' = ${stockCode}`
  return row?.isShort ?? false
}

const holdOne = async ({ clocks }: Context, tx: TransactionSql, allotted: Allotted): Promise<void> => {
  const { id, accountId } = allotted
  // as whoever sorts money locks it
  await tx`select from client_accounts where id = ${accountId} for no key update`
  const marked = await tx`update offering_applications set held = true where id = ${id} and not held returning id`
  // a server of before this was marked may have added it
  if (marked.length === 0 || !(await isShort(tx, allotted))) return
  await hold(tx, allotted)
  const subject = { subject: 'offering_applications', subjectId: id }
  await audit(tx, { actor: 'system', ...subject, event: 'hold', wall: clocks.wall(), detail: {} })
}

/** As many at a time; the next minute goes on. */
const atOnce = 5_000

/**
 * Gives their position to applications whose money was sorted by a server that knew nothing of positions, as one of an older
 * release does while it is replaced; once each, in a transaction of its own.
 *
 * @throws AggregateError once all had their turn, with whatever failed
 */
export const holdWhatIsMissed = async (context: Context): Promise<void> => {
  const { db } = context
  const missed = await db<Allotted[]>`
    select id, account_id as "accountId", facts ->> 'stockCode' as "stockCode",
      lots_allotted * (facts ->> 'lotSize')::int as quantity, (settlement ->> 'paid')::bigint as paid
    from offering_applications join offerings on offerings.code = offering
    where status = 'refunded' and lots_allotted > 0 and not held
    order by id limit ${atOnce}`
  await attemptAll(missed, (allotted) => db.begin((tx) => holdOne(context, tx, allotted)))
}
