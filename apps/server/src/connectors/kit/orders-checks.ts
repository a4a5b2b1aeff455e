import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { wallClock } from '../../clocks.ts'
import { ordersContract } from '../orders/contract.ts'
import type { Operation } from '../wire/contract.ts'
import { Broken, type Check, expectAnswer, expectRefused, expectSame } from './check.ts'
import type { TestClient, TestClients } from './clients.ts'
import type { Probe } from './probe.ts'
import { type Bodies, refusalChecks, sharedChecks } from './shared-checks.ts'

const { placeOrder, cancelOrder, findOrder, readEvents } = ordersContract.operations

type Kind = keyof NonNullable<TestClient['orders']>
type Events = z.output<typeof readEvents.answer>

/** A new order of the first client whose orders the file describes. */
const newOrder = ({ all }: TestClients, kind: Kind = 'placeable') => {
  for (const { account, status, orders } of all)
    if (orders && status === 'active')
      return { order: randomUUID(), account, ...orders[kind], confirmedAt: new Date(wallClock()).toISOString() }
  throw new Broken('no active test client of the file has orders')
}

const ask = async <Answer extends z.ZodType>(
  probe: Probe,
  operation: Operation<z.ZodType, Answer>,
  body: object,
  key: string = randomUUID(),
): Promise<z.output<Answer>> =>
  operation.answer.parse(expectAnswer(operation, await probe.send(operation, body, { key })))

const place = (probe: Probe, order: object, key?: string) => ask(probe, placeOrder, order, key)
const cancel = (probe: Probe, order: string, key?: string) => ask(probe, cancelOrder, { order }, key)
const find = (probe: Probe, order: string) => ask(probe, findOrder, { order })

/** Places an order, tests it, and cancels it, whatever the test found. */
const withOrder = async (
  probe: Probe,
  clients: TestClients,
  test: (order: ReturnType<typeof newOrder>, reference: string) => Promise<void>,
): Promise<void> => {
  const order = newOrder(clients)
  const { reference } = await place(probe, order, order.order)
  await test(order, reference).finally(() => cancel(probe, order.order))
}

/** All events after a cursor. */
const eventsAfter = async (probe: Probe, cursor: string | null, limit: number): Promise<Events['events']> => {
  const found: Events['events'] = []
  for (let after = cursor; ; ) {
    const { events, more } = await ask(probe, readEvents, { after, limit })
    found.push(...events)
    after = events.at(-1)?.cursor ?? after
    if (!more) return found
    if (events.length === 0) throw new Broken('there are further events, but none in the answer')
  }
}

const twoPages: Bodies = () => [
  { after: null, limit: 1 },
  { after: null, limit: 2 },
]
const twoNames: Bodies = () => [{ order: randomUUID() }, { order: randomUUID() }]

/** The promises of the orders. */
export const ordersChecks: readonly Check[] = [
  {
    says: 'an order is placed once: its repetition gets the same reference, with the same key and with another one',
    holds: (probe, clients) =>
      withOrder(probe, clients, async (order, reference) => {
        for (const key of [order.order, randomUUID()])
          expectSame((await place(probe, order, key)).reference, reference, 'a repetition placed another order')
        expectSame(
          await find(probe, order.order),
          { state: 'accepted', reference },
          'the order is not found as accepted',
        )
      }),
  },
  {
    says: 'an order whose answer was lost is placed once or not at all, and can be found',
    holds: async (probe, clients) => {
      const order = newOrder(clients)
      await probe.sendAndLeave(placeOrder, order, order.order)
      const { reference } = await place(probe, order, order.order)
      const found = await find(probe, order.order)
      await cancel(probe, order.order)
      expectSame(found, { state: 'accepted', reference }, 'the order was placed again')
    },
  },
  {
    says: 'an order with other contents under the same name is refused, also with another key',
    holds: (probe, clients) =>
      withOrder(probe, clients, async (order) => {
        const other = { ...order, documentVersion: order.documentVersion + 1 }
        expectRefused(await probe.send(placeOrder, other, { key: order.order }), 422, 'key_reused')
        expectRefused(await probe.send(placeOrder, other), 409, 'order_differs')
      }),
  },
  {
    says: 'an order that was found absent is never placed later',
    holds: async (probe, clients) => {
      const order = newOrder(clients)
      expectSame(await find(probe, order.order), { state: 'absent' }, 'an order that was never placed is found')
      const late = await probe.send(placeOrder, order, { key: order.order })
      if (late.status === 200) await cancel(probe, order.order)
      expectRefused(late, 409, 'order_closed')
      expectSame(await find(probe, order.order), { state: 'absent' }, 'the order is not absent any more')
    },
  },
  {
    says: 'an order that the cash does not suffice for is refused, and stays refused for that reason',
    holds: async (probe, clients) => {
      const order = newOrder(clients, 'unaffordable')
      for (const key of [order.order, order.order, randomUUID()])
        expectRefused(await probe.send(placeOrder, order, { key }), 409, 'funds_short')
      const found = await find(probe, order.order)
      expectSame(found, { state: 'refused', reason: 'funds_short' }, 'the order is not found as refused')
    },
  },
  {
    says: 'a cancelled order stays cancelled, and its cancellation answers the same again, with any key',
    holds: async (probe, clients) => {
      const order = newOrder(clients)
      const { reference } = await place(probe, order, order.order)
      const key = randomUUID()
      await probe.sendAndLeave(cancelOrder, { order: order.order }, key)
      for (const each of [key, randomUUID()])
        expectSame(
          (await cancel(probe, order.order, each)).reference,
          reference,
          'the cancellation names another order',
        )
      const found = await find(probe, order.order)
      expectSame(found, { state: 'cancelled', reference }, 'the order is not found as cancelled')
    },
  },
  {
    says: 'the cancellation of an order that was never placed is refused',
    holds: async (probe) => {
      expectRefused(await probe.send(cancelOrder, { order: randomUUID() }), 409, 'order_unknown')
    },
  },
  {
    says: 'each cancellation is one event behind all earlier ones, and a cursor gets the same events again',
    holds: async (probe, clients) => {
      const before = await eventsAfter(probe, null, 200)
      const cursor = before.at(-1)?.cursor ?? null
      const ordered: string[] = []
      for (let n = 0; n < 2; n++) await withOrder(probe, clients, async ({ order }) => void ordered.push(order))
      const added = await eventsAfter(probe, cursor, 1)
      const own = added.filter(({ order }) => ordered.includes(order)).map(({ event, order }) => [event, order])
      const expected = ordered.map((order) => ['cancelled', order])
      expectSame(own, expected, 'the two cancellations are not two events in their order')
      expectSame(await eventsAfter(probe, cursor, 200), added, 'the same cursor got other events')
      const all = await eventsAfter(probe, null, 200)
      expectSame(all.slice(0, before.length), before, 'an event was added before a cursor, or removed')
    },
  },
  {
    says: 'an order is allotted before it is settled, each once',
    holds: async (probe) => {
      const seen = new Map<string, string>()
      for (const { order, event } of await eventsAfter(probe, null, 200)) {
        const steps = [seen.get(order), event].filter(Boolean).join(' ')
        if (!['cancelled', 'allotted', 'allotted settled'].includes(steps))
          throw new Broken(`the events of ${order} are ${steps}`)
        seen.set(order, steps)
      }
    },
  },
  ...refusalChecks(placeOrder, (clients) => [newOrder(clients), newOrder(clients)]),
  ...refusalChecks(cancelOrder, twoNames),
  ...sharedChecks(findOrder, twoNames),
  ...sharedChecks(readEvents, twoPages),
]
