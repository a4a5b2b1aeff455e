import type { AccountValue, AccountValuesReply } from '@foyer/api/accounts'
import type { Context } from '../../context.ts'
import { ms } from '../../database/milliseconds.ts'
import { ledgerAccountRows, ledgerPostingRows, ledgerTransferRows } from '../../engine/relations.ts'
import { barsOf, known, readMarketConditions } from '../market/public.ts'
import { addDays, dayOf, isTradingDay, lastClosedDay } from '../trading-calendar/public.ts'
import type { Account } from './account.ts'
import { type Past, pastValues } from './past-values.ts'
import { positionChanges } from './positions.ts'
import { readOwnBooks } from './read-books.ts'

/** How far back values go, in days. */
const reach = 366

/** Movements of cash and loan in the sandbox; those of the opening are apart. */
const cashOf = async ({ db }: Context, accountId: number): Promise<Pick<Past, 'cash' | 'opening'>> => {
  const rows = await db<{ at: number; isOpening: boolean; amount: number; paidIn: number }[]>`
    select ${ms(db, 'at')} as at, subject = 'client_accounts' as "isOpening",
      sum(case account.kind when 'owed' then -amount else amount end)::bigint as amount,
      coalesce(sum(amount) filter (where transfer.kind = 'deposit'), 0)::bigint as "paidIn"
    from ${ledgerPostingRows(db)} posting
    join ${ledgerAccountRows(db)} account on account.id = posting.account_id
    join ${ledgerTransferRows(db)} transfer on transfer.id = transfer_id
    where account.account_id = ${accountId} and account.kind in ('cash', 'blocked', 'owed')
    group by transfer.id, at, subject, transfer.kind order by at, transfer.id`
  return {
    opening: rows.reduce((total, { isOpening, amount }) => (isOpening ? total + amount : total), 0),
    cash: rows.flatMap(({ at, isOpening, amount, paidIn }) => (isOpening ? [] : [{ day: dayOf(at), amount, paidIn }])),
  }
}

/** Past values of an account of the sandbox, from its own tables at the closing prices of its market. */
const ownValues = async (context: Context, { id }: Account, at: number): Promise<AccountValue[]> => {
  const { db } = context
  const conditions = await readMarketConditions(context)
  const [opened] = await db<{ at: number }[]>`
    select ${ms(db, 'created_at')} as at from client_accounts where id = ${id}`
  const { held } = await readOwnBooks(context, id)
  const changes = await positionChanges(db, id, 0)
  const prices = new Map<string, { bars: Awaited<ReturnType<typeof barsOf>>; rate: number }>()
  for (const instrument of known([...held, ...changes].map(({ code }) => code)))
    prices.set(instrument.code, { bars: await barsOf(conditions, instrument, at), rate: instrument.rate })
  const last = lastClosedDay(conditions.closures, at)
  const days: string[] = []
  for (let day = addDays(dayOf(at), -reach); day <= last; day = addDays(day, 1))
    if (isTradingDay(conditions.closures, day)) days.push(day)
  const openedOn = dayOf(opened?.at ?? at)
  return pastValues({ days, openedOn, held, changes, prices, ...(await cashOf(context, id)) })
}

/**
 * The values of an account on the trading days of the last year, the oldest first.
 *
 * @throws Refused `market_unavailable` if no market feed is configured; SystemAway while the books are away
 */
export const accountValues = async (context: Context, account: Account): Promise<AccountValuesReply> => {
  const asOf = context.clocks.business()
  const { books } = context.connectors
  if (books.isLocal) return { asOf, values: await ownValues(context, account, asOf) }
  const values = await books.readValues(account, addDays(dayOf(asOf), -reach))
  return { asOf, values: values?.toSorted((one, other) => (one.day < other.day ? -1 : 1)) ?? null }
}
