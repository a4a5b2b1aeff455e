import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Order, RemoteOrders } from '../../connectors/orders/port.ts'
import { SystemAway } from '../../connectors/wire/system-away.ts'
import { drain } from '../../jobs/work.ts'
import { emptyApp, testContext } from '../../testing/context.ts'
import { testDatabase } from '../../testing/database.ts'
import { seededDatabase } from '../../testing/global-setup.ts'
import { attendOfferings } from './attend.ts'
import { findOrderJob } from './find-soon.ts'
import { offeringFixture } from './testing.ts'

const bond = 'green-bond-2026-1'

/** How the firm's order system behaves. At the start of each test it answers every call. */
interface Behaviour {
  /** answers are lost, and the firm may still be doing the call */
  loses: { readonly mayRun: boolean } | undefined
  /** the firm does what it has received only after this */
  held: Promise<void>
  isAway: boolean
  /** cancellations are refused */
  isFinal: boolean
  /** happens before the firm reports that it did not do a cancellation */
  meanwhile?: () => Promise<void>
}
const usual = (): Behaviour => ({ loses: undefined, held: Promise.resolve(), isAway: false, isFinal: false })
let firm = usual()
/** the orders of the firm */
const orders = new Map<string, 'closed' | 'accepted' | 'cancelled'>()
/** calls that the firm has received and not answered yet */
const running: Promise<unknown>[] = []
let cancellations: string[] = []
beforeEach(() => {
  firm = usual()
  orders.clear()
  cancellations = []
})

const lost = (mayRun: boolean) => {
  const away = new SystemAway('orders', 'unknown', 'its answer was lost', { mayRun })
  return { outcome: 'unknown' as const, away }
}
const doPlace = async ({ id }: Order) => {
  await firm.held
  if (orders.get(id) === 'closed') return { outcome: 'refused', reason: 'order_closed' } as const
  orders.set(id, 'accepted')
  return { outcome: 'accepted', reference: `BO-${id.slice(0, 8)}` } as const
}
const remote: RemoteOrders = {
  isLocal: false,
  place: async (order) => {
    const done = doPlace(order)
    if (!firm.loses) return done
    running.push(done)
    return lost(firm.loses.mayRun)
  },
  cancel: async (id, key) => {
    cancellations.push(key)
    const { meanwhile } = firm
    if (meanwhile) {
      await meanwhile()
      return { outcome: 'not_done', away: new SystemAway('orders', 'not_done', 'it was busy') }
    }
    if (firm.isFinal) return { outcome: 'refused', reason: 'order_final' }
    if (firm.loses) return lost(firm.loses.mayRun)
    orders.set(id, 'cancelled')
    return { outcome: 'cancelled' }
  },
  find: async (id) => {
    if (firm.isAway) throw new SystemAway('orders', 'not_done', 'it was not reached')
    const state = orders.get(id) ?? 'closed'
    orders.set(id, state)
    return state === 'closed' ? { state: 'absent' } : { state, reference: `BO-${id.slice(0, 8)}` }
  },
  eventsAfter: async () => ({ events: [], more: false }),
}

const parts = await testContext({ db: await testDatabase(seededDatabase) })
const { clock } = parts
const { app, context } = await emptyApp({
  ...parts.context,
  connectors: { ...parts.context.connectors, orders: remote },
})
const { db } = context
const { client } = offeringFixture(app, context)
type Client = Awaited<ReturnType<typeof client>>

const statusOf = async (one: Client) => (await one.mine()).applications[0]?.status
const accepted = async () => {
  const rows = await db`select from audit_entries where subject = 'offering_applications' and event = 'accept'`
  return rows.length
}
/** Seconds after which each waiting job looks for its order. */
const waits = async () => {
  const rows = await db<{ after: number }[]>`
    select round(extract(epoch from start_after - created_on))::int as after from pgboss.job
    where name = ${findOrderJob.name} and state = 'created'`
  return rows.map(({ after }) => after)
}
/** Runs the job as if its time had come. @returns the number of attempts */
const runJob = async () => {
  await db`update pgboss.job set start_after = created_on where name = ${findOrderJob.name} and state in ('created', 'retry')`
  return drain(context, findOrderJob)
}
/** Runs the job of the minute, when it looks for every order of which nobody knows. */
const nextMinute = () => {
  clock.advance(60_000)
  return attendOfferings(context)
}

test('R15 an order whose answer was lost is looked for after five seconds, and counts once if both jobs look for it', async () => {
  const one = await client()
  const before = await accepted()
  firm.loses = { mayRun: false }
  const { data } = await one.apply({ offering: bond })
  expect(data?.application.status).toBe('placing')
  expect(await waits()).toEqual([5])
  firm.loses = undefined
  await Promise.all([runJob(), nextMinute()])
  expect(await statusOf(one)).toBe('submitted')
  expect(await accepted()).toBe(before + 1)
  expect([...orders.values()]).toEqual(['accepted'])
  expect(await waits()).toEqual([])
})

test('R15 a firm that did not answer in time gets 20 seconds; what it does after its order was looked for places nothing', async () => {
  const one = await client()
  let release = (): void => undefined
  firm.held = new Promise((resolve) => {
    release = resolve
  })
  firm.loses = { mayRun: true }
  expect((await one.apply({ offering: bond })).data?.application.status).toBe('placing')
  expect(await waits()).toEqual([20])
  expect(await runJob()).toBe(1)
  expect((await one.mine()).applications[0]).toMatchObject({ status: 'refused', refusal: 'not_done' })
  release()
  expect(await running.pop()).toEqual({ outcome: 'refused', reason: 'order_closed' })
  expect([...orders.values()]).toEqual(['closed'])
  firm = usual()
  expect((await one.apply({ offering: bond })).data?.application.status).toBe('submitted')
  expect([...orders.values()]).toEqual(['closed', 'accepted'])
})

test('a firm that stays away is called four times, and the job of the minute finds the order afterwards', async () => {
  const one = await client()
  firm.loses = { mayRun: false }
  await one.apply({ offering: bond })
  firm.isAway = true
  for (let attempt = 1; attempt <= 4; attempt++) expect(await runJob()).toBe(1)
  expect(await runJob()).toBe(0)
  expect(await statusOf(one)).toBe('placing')
  firm = usual()
  await nextMinute()
  expect(await statusOf(one)).toBe('submitted')
})

test('a cancellation whose answer was lost is completed after five seconds, and its job leaves a later cancellation alone', async () => {
  const one = await client()
  const { data } = await one.apply({ offering: bond })
  const reference = data?.application.reference ?? expect.fail()
  firm.loses = { mayRun: false }
  expect((await one.cancel(reference)).data?.application.status).toBe('cancelling')
  expect(await waits()).toEqual([5])
  // the firm refuses it, and the person cancels again
  firm = { ...usual(), isFinal: true }
  await nextMinute()
  expect(await statusOf(one)).toBe('submitted')
  firm = { ...usual(), loses: { mayRun: false } }
  expect((await one.cancel(reference)).data?.application.status).toBe('cancelling')
  firm = usual()
  cancellations = []
  expect(await runJob()).toBe(2)
  expect(await statusOf(one)).toBe('cancelled')
  expect(cancellations).toHaveLength(1)
})

test('a cancellation that the job has completed before its first call was refused is done, also for its repeated key', async () => {
  const one = await client()
  const { data } = await one.apply({ offering: bond })
  const reference = data?.application.reference ?? expect.fail()
  firm.meanwhile = async () => {
    firm = usual()
    await nextMinute()
  }
  const key = randomUUID()
  const cancelledBy = async () => (await one.cancel(reference, { key })).data?.application.status
  expect(await cancelledBy()).toBe('cancelled')
  expect(await cancelledBy()).toBe('cancelled')
  expect(new Set(cancellations).size).toBe(1)
})
