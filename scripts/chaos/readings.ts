import type { JoinStatus } from '@foyer/api/activities'
import type { ConversionReply, OffersReply } from '@foyer/api/conversion'
import type { MyOfferings } from '@foyer/api/offerings'
import { type Reward, type RewardsReply, rewardTab } from '@foyer/api/rewards'
import type { ISql } from 'postgres'
import { clientAccountRows } from '../../apps/server/src/modules/accounts/public.ts'
import { bonds } from '../../apps/server/src/modules/offerings/testing.ts'
import type { Client } from './client.ts'
import type { ClientRead, ReadApplication } from './client-books.ts'
import type { Person } from './person.ts'
import { exchangeActivity, mealActivity, type PersonRead } from './person-books.ts'

/** Calls the server for data that it must not refuse. @throws Error if it does */
const dataOf = async <Data>(
  { actor, session }: Pick<Person, 'actor' | 'session'>,
  path: string,
  body: object,
): Promise<Data> => {
  const reply = await actor.read(`/api/user/${path}`, body, session)
  if (reply?.status !== 0) throw new Error(`${path} was refused: ${reply?.reason}`)
  return reply.data as Data
}

const rewardsOf = async (person: Person): Promise<readonly Reward[]> => {
  const all: Reward[] = []
  for (const tab of rewardTab.options)
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { rewards, next } = await dataOf<RewardsReply>(person, 'rewards', { tab, ...(cursor && { cursor }) })
      all.push(...rewards)
      cursor = next
    }
  return all
}

/** What the server says about a person. */
export const readPerson = async (person: Person): Promise<PersonRead> => {
  const participation = async (activity: number) =>
    (await dataOf<JoinStatus>(person, `${activity}/joinStatus`, {})).participation?.reference ?? null
  const exchange = await participation(exchangeActivity)
  const conversions = new Map<string, ConversionReply['conversion']>()
  for (const { outcome } of person.books.conversions)
    if (outcome.state === 'confirmed') {
      const path = `${exchangeActivity}/conversion/status`
      const reply = await person.actor.read(`/api/user/${path}`, { id: outcome.is.id }, person.session)
      if (reply?.status === 0) conversions.set(outcome.is.id, (reply.data as ConversionReply).conversion)
    }
  const offers = await dataOf<OffersReply>(person, `${exchangeActivity}/conversion/offers`, {})
  return {
    meal: await participation(mealActivity),
    exchange,
    rewards: (await rewardsOf(person)).map(({ id, status, source }) => ({ id, status, activity: source.number })),
    balance: exchange === null ? undefined : (offers.balance ?? undefined),
    conversions,
  }
}

/** Every stored application, by the account of its client. */
export const storedApplications = async (db: ISql): Promise<ReadonlyMap<string, readonly ReadApplication[]>> => {
  const rows = await db<(ReadApplication & { account: string })[]>`
    select account.fund_user_code as account, reference, application.status, blocked
    from offering_applications application join ${clientAccountRows(db)} account on account.id = account_id`
  return Map.groupBy(rows, ({ account }) => account)
}

/** What the server and the firm say about a client. @param applications every stored application of the client */
export const readClient = async (
  { actor, sign, proof, firm }: Client,
  applications: readonly ReadApplication[],
): Promise<ClientRead> => {
  const body = { ...proof, activity: bonds }
  const reply = await actor.caller.read('mine', () => sign('/trade/trade/matrix/offerings/mine', body))
  if (reply?.status !== 0) throw new Error(`the applications were refused: ${reply?.reason}`)
  const states = firm.orders().map(({ state }) => String(state))
  const { available, blocked } = firm.cash() ?? {}
  return {
    applications,
    shown: (reply.data as MyOfferings).applications,
    orders: states.filter((state) => state === 'accepted' || state === 'cancelled'),
    cash: { available: Number(available), blocked: Number(blocked) },
  }
}
