import { randomUUID } from 'node:crypto'
import type { AccessReply, ConversionReply, HoldReply, HoldRequest, OffersReply } from '@foyer/api/conversion'
import type { Sql } from 'postgres'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { joinBody, newcomers } from '../activities/testing.ts'

/** The remaining stock of an offer. */
export const remainingOf = async (db: Sql, offer: string): Promise<number> => {
  const [row] = await db<[{ remaining: number }]>`
    select remaining from activity_stock where activity = 488 and stage = ${offer}`
  return row.remaining
}

interface Books {
  /** points granted, and where they are now */
  readonly earned: number
  readonly person: number
  readonly held: number
  readonly spent: number
}

/** Points by ledger account, summed from the postings of one person or of all. */
export const booksOf = async (db: Sql, personId?: number): Promise<Books> => {
  const [row] = await db<[Books]>`
    select coalesce(-sum(amount) filter (where kind = 'issued'), 0)::int as earned,
      coalesce(sum(amount) filter (where kind = 'person'), 0)::int as person,
      coalesce(sum(amount) filter (where kind = 'held'), 0)::int as held,
      coalesce(sum(amount) filter (where kind = 'spent'), 0)::int as spent
    from ledger_postings join ledger_accounts as account on account.id = ledger_postings.account_id
    where unit = 'points' and (${personId ?? null}::bigint is null or transfer_id in (
      select transfer_id from ledger_postings
      join ledger_accounts as account on account.id = ledger_postings.account_id
      where person_id = ${personId ?? null}))`
  return row
}

/** New persons who exchange points, by default joined. */
export const exchange = (app: App, context: Context) => {
  const someone = newcomers(app, context)

  const member = async ({ joined = true, calling = '+852' } = {}) => {
    const { from, as, mobile } = await someone(calling)
    const sign = (name: string, body: object) => from.sign(`/api/user/488/conversion/${name}`, body, as)
    const call = async (name: string, body: object, server: App = app) => (await server.inject(sign(name, body))).json()
    const join = async () => (await from.post('/api/user/488/join', joinBody(), as)).json()
    const holdBody = (body: Partial<HoldRequest>): HoldRequest => ({
      key: randomUUID(),
      offer: 'coffee',
      termsVersion: 1,
      ...body,
    })
    const holds = (body: Partial<HoldRequest>, server?: App) => call('hold', holdBody(body), server)
    const hold = async (offer: string, server?: App): Promise<HoldReply> =>
      (await holds({ offer, consents: ['partner_mobile'] }, server)).data
    if (joined) await join()
    return {
      mobile,
      sign,
      call,
      join,
      holdBody,
      holds,
      hold,
      commit: (id: string, server?: App) => call('commit', { key: randomUUID(), hold: id }, server),
      convert: async (offer: string): Promise<ConversionReply> => {
        const { hold: held } = await hold(offer)
        return (await call('commit', { key: randomUUID(), hold: held.id })).data
      },
      offers: async (): Promise<OffersReply> => (await call('offers', {})).data,
      access: async (offer: string): Promise<AccessReply> => (await call('access', { offer })).data,
      balance: async () => (await call('offers', {})).data.balance,
      points: async (points: number) => {
        await app.inject({ method: 'POST', url: '/dev/points', payload: { mobile, points } })
      },
    }
  }
  return { member, someone }
}
