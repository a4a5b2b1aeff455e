import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import type { BackOfficeProcess } from '../../testing/back-office.ts'
import { offeringFixture } from './testing.ts'

let opened = 0

/** Clients with an account of their own at the stand-in, and what the stand-in knows about their orders. */
export const firmFixture = (
  office: Pick<BackOfficeProcess, 'clients' | 'change' | 'read'>,
  app: App,
  context: Context,
) => {
  const { client } = offeringFixture(app, context)
  const { complete } = office.clients

  /** @param cash whole cents */
  const firmClient = async (cash = 1_000_000_00) => {
    opened++
    const account = `bo-test-${opened}-${randomUUID().slice(0, 8)}`
    office.change(
      `insert into clients (account, client_no, mobile, name, type, status, branch, residence, holder, document, born,
        password, trading_password, opened)
      select ?, ?, mobile, name, 'cash', status, branch, residence, holder, document, born, password, trading_password,
        (select max(opened) + 1 from clients) from clients where account = ?`,
      account,
      String(60_000_000 + opened),
      complete.account,
    )
    office.change('insert into cash (account, available) values (?, ?)', account, String(cash))
    const one = await client({ firm: account })
    const password = complete.tradingPassword
    return {
      ...one,
      account,
      applying: (options: Parameters<typeof one.applying>[0]) => one.applying({ password, ...options }),
      apply: (options: Parameters<typeof one.apply>[0]) => one.apply({ password, ...options }),
      cancel: (reference: string, options: Parameters<typeof one.cancel>[1] = {}) =>
        one.cancel(reference, { password, ...options }),
      /** orders at the firm by state */
      orders: () => office.read('select id, state from orders where account = ?', account),
      /** whole cents */
      cash: () => office.read('select available, blocked from cash where account = ?', account)[0],
    }
  }
  return { firmClient }
}
