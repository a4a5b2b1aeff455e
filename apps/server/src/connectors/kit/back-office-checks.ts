import { randomBytes, randomUUID } from 'node:crypto'
import { backOfficeContract, pageSize } from '../back-office/contract.ts'
import { Broken, type Check, expectAnswer, expectRefused, expectSame } from './check.ts'
import { feedChecks, readAll, type TestedFeed } from './feed-checks.ts'
import { sharedChecks } from './shared-checks.ts'

const { listTrades, listTradesOfAccount, handOverShipment, listShipments } = backOfficeContract.operations

const since = '2000-01-01'
const trades: TestedFeed = { operation: listTrades, rest: () => ({}), most: pageSize }
const tradesOfOne: TestedFeed = {
  operation: listTradesOfAccount,
  rest: ({ complete: { account } }) => ({ account, since }),
  most: pageSize,
}

const shipments: TestedFeed = { operation: listShipments, rest: () => ({}), most: pageSize }

const name = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })

/** An order that no gift belongs to. Its receiver does not exist. */
const testOrder = (order: string = randomUUID()) => ({
  order,
  reference: 'TEST-ORDER',
  item: { code: 'test', name: name('Contract test') },
  receiver: {
    place: 'hong_kong',
    name: 'Contract Test',
    areaCode: '852',
    mobileNo: '51234567',
    district: 'wan_chai',
    building: 'Contract Test Tower',
    flat: '1/F',
  },
})

/** Places of the steps of an order. */
const places: Readonly<Record<string, number>> = { packed: 1, shipped: 2, delivered: 3, returned: 3 }

/** The largest revision of each trade. */
const newest = (reports: readonly Readonly<Record<string, unknown>>[]) => {
  const byReference = new Map<unknown, number>()
  for (const { reference, revision } of reports)
    byReference.set(reference, Math.max(Number(revision), byReference.get(reference) ?? 0))
  return byReference
}

/** The promises of the back office. The client with everything has at least two trades, one of them corrected. */
export const backOfficeChecks: readonly Check[] = [
  ...feedChecks(trades),
  ...feedChecks(tradesOfOne),
  {
    says: 'a correction is a further item with a larger revision and the same reference and account',
    holds: async (probe, clients) => {
      const known = new Map<unknown, Readonly<Record<string, unknown>>>()
      let corrections = 0
      for (const report of await readAll(probe, clients, trades)) {
        const earlier = known.get(report.reference)
        if (earlier) {
          corrections++
          expectSame(report.account, earlier.account, 'a correction moves a trade to another account')
          if (Number(report.revision) <= Number(earlier.revision))
            throw new Broken('a later item has no larger revision')
        }
        known.set(report.reference, report)
      }
      if (corrections === 0) throw new Broken('the test environment has no corrected trade')
    },
  },
  {
    says: 'the trades of an account are its own, and with their newest reports all that the feed has of it',
    holds: async (probe, clients) => {
      const { account } = clients.complete
      const own = await readAll(probe, clients, tradesOfOne)
      if (own.some((report) => report.account !== account)) throw new Broken('a trade is of another account')
      const inFeed = (await readAll(probe, clients, trades)).filter((report) => report.account === account)
      expectSame(newest(own), newest(inFeed), 'a trade or its newest report is absent')
    },
  },
  {
    says: 'an account without a trade, and one that does not exist, get an empty page',
    holds: async (probe) => {
      const body = { account: `none-${randomBytes(9).toString('base64url')}`, since, cursor: null, limit: 1 }
      const page = expectAnswer(listTradesOfAccount, await probe.send(listTradesOfAccount, body))
      expectSame([page.items, page.hasMore], [[], false], 'an account that does not exist has trades')
    },
  },
  {
    says: 'an order that is handed over again, with another key too, is accepted',
    holds: async (probe) => {
      const order = testOrder()
      const handOver = async () => expectAnswer(handOverShipment, await probe.send(handOverShipment, order))
      expectSame(await handOver(), { order: order.order }, 'the answer names another order')
      expectSame(await handOver(), { order: order.order }, 'the second answer names another order')
    },
  },
  {
    says: 'an order whose answer was lost is accepted when it is handed over again',
    holds: async (probe) => {
      const order = testOrder()
      await probe.sendAndLeave(handOverShipment, order, order.order)
      expectAnswer(handOverShipment, await probe.send(handOverShipment, order, { key: order.order }))
    },
  },
  {
    says: 'an order that is handed over with other facts is refused',
    holds: async (probe) => {
      const order = testOrder()
      expectAnswer(handOverShipment, await probe.send(handOverShipment, order))
      const other = { ...order, item: { code: 'other', name: name('Another item') } }
      expectRefused(await probe.send(handOverShipment, other), 409, 'order_changed')
    },
  },
  ...feedChecks(shipments),
  {
    says: 'the steps of an order are in order: packed, shipped, and delivered or returned',
    holds: async (probe, clients) => {
      const reached = new Map<unknown, number>()
      for (const { order, state } of await readAll(probe, clients, shipments)) {
        const [before, place] = [reached.get(order) ?? 0, places[String(state)] ?? 0]
        if (place < before || (place === before && state !== 'shipped'))
          throw new Broken(`the step ${String(state)} follows a later one`)
        reached.set(order, place)
      }
      if (![...reached.values()].includes(3)) throw new Broken('the test environment has no order that is over')
    },
  },
  ...sharedChecks(handOverShipment, () => [testOrder(), testOrder()]),
  ...sharedChecks(listShipments, () => [
    { cursor: null, limit: 1 },
    { cursor: null, limit: 2 },
  ]),
  ...sharedChecks(listTrades, () => [
    { cursor: null, limit: 1 },
    { cursor: null, limit: 2 },
  ]),
  ...sharedChecks(listTradesOfAccount, ({ complete: { account } }) => [
    { account, since, cursor: null, limit: 1 },
    { account, since, cursor: null, limit: 2 },
  ]),
]
