import type { Context } from '../../context.ts'
import { attemptAll } from '../../jobs/attempt-all.ts'
import { clientAccountRows } from '../accounts/public.ts'
import { addDays, dayOf } from '../trading-calendar/public.ts'
import { storeReports } from './read-feed.ts'

/** Days of trades that are read of a new account: no activity counts older ones. */
const history = 400
/** Accounts of one run. */
const atOnce = 100

/**
 * Reads the earlier trades of accounts that were recorded since the last run. The feed of trades left them out. An
 * account is recorded before its history is requested, so a trade that is reported meanwhile is in one of the two.
 */
export const readHistories = async ({ db, clocks, connectors }: Context): Promise<void> => {
  const { backOffice } = connectors
  if (backOffice.isLocal) return
  const since = addDays(dayOf(clocks.wall()), -history)
  const accounts = await db<{ id: number; reference: string }[]>`
    select id, fund_user_code as reference from ${clientAccountRows(db)} account
    where not exists (select from trade_histories where account_id = account.id)
    order by id limit ${atOnce}`
  await attemptAll(accounts, async ({ id, reference }) => {
    let cursor: string | null = null
    for (;;) {
      const page = await backOffice.tradesOf(reference, since, cursor)
      if (!page) throw new Error('the back office does not know the place after its own page')
      await db.begin((tx) => storeReports(tx, page.items, clocks.wall()))
      if (!page.hasMore) break
      if (page.next === cursor) throw new Error('the back office has more trades and does not move on')
      cursor = page.next
    }
    await db`
      insert into trade_histories (account_id, read_at) values (${id}, ${new Date(clocks.wall())}) on conflict do nothing`
  })
}
