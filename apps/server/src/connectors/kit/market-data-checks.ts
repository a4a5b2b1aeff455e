import { wallClock } from '../../clocks.ts'
import { hongKongTime } from '../../hong-kong.ts'
import { itemsAtOnce, marketDataContract } from '../market-data/contract.ts'
import { Broken, type Check, expectAnswer, expectRefused, expectSame } from './check.ts'
import type { TestClients } from './clients.ts'
import { feedChecks, readAll, type TestedFeed } from './feed-checks.ts'
import type { Probe } from './probe.ts'
import { sharedChecks } from './shared-checks.ts'

const { listSecurities, listQuotes, listBars, readDepth } = marketDataContract.operations

const securities: TestedFeed = { operation: listSecurities, rest: () => ({}), most: itemsAtOnce }
const quotes: TestedFeed = { operation: listQuotes, rest: () => ({ wait: 0 }), most: itemsAtOnce }

const codesOf = async (probe: Probe, clients: TestClients, feed: TestedFeed): Promise<readonly string[]> =>
  [...new Set((await readAll(probe, clients, feed)).map(({ code }) => String(code)))].sort()

const page = async (probe: Probe, cursor: string | null, limit = itemsAtOnce) => {
  const reply = await probe.send(listQuotes, { cursor, limit, wait: 0 })
  expectAnswer(listQuotes, reply)
  return listQuotes.answer.parse(reply.json)
}

const since = '2000-01-01'
const barsOf = async (probe: Probe, code: string) => {
  const reply = await probe.send(listBars, { code, since })
  expectAnswer(listBars, reply)
  return listBars.answer.parse(reply.json).bars
}

const depthOf = async (probe: Probe, code: string) => {
  const reply = await probe.send(readDepth, { code })
  expectAnswer(readDepth, reply)
  return readDepth.answer.parse(reply.json).depth
}
const isRising = (prices: readonly number[]): boolean =>
  prices.every((price, nth) => nth === 0 || price > (prices[nth - 1] as number))

/** Seconds by which the clocks of the two sides may differ. */
const clocks = 30

/** The promises of market data. They hold while prices move. The test environment has at least three securities. */
export const marketDataChecks: readonly Check[] = [
  ...feedChecks(securities),
  {
    says: 'without a cursor there is a quote of each security, on small pages too',
    holds: async (probe, clients) => {
      const listed = await codesOf(probe, clients, securities)
      expectSame(await codesOf(probe, clients, quotes), listed, 'the quotes are of other securities')
      const small = await readAll(probe, clients, quotes, 1)
      expectSame(
        [...new Set(small.map(({ code }) => String(code)))].sort(),
        listed,
        'pages of one quote miss a security',
      )
    },
  },
  {
    says: 'after the last page a cursor gets only what changed since',
    holds: async (probe, clients) => {
      const all = await readAll(probe, clients, quotes)
      let cursor: string | null = null
      for (let pages = 0, hasMore = true; hasMore && pages <= all.length; pages++) {
        const next = await page(probe, cursor)
        hasMore = next.hasMore
        cursor = next.next
      }
      const { items } = await page(probe, cursor)
      if (items.length >= all.length) throw new Broken('the cursor at the end gets every quote again')
    },
  },
  {
    says: 'the quotes are complete up to now or earlier',
    holds: async (probe) => {
      const { completeTo } = await page(probe, null)
      if (completeTo > wallClock() + clocks * 1000)
        throw new Broken('the data are complete up to a moment in the future')
    },
  },
  {
    says: 'a cursor of quotes that the system never gave is refused',
    holds: async (probe) => {
      const reply = await probe.send(listQuotes, { cursor: 'no-such-place', limit: 1, wait: 0 })
      expectRefused(reply, 409, 'cursor_unknown')
    },
  },
  {
    says: 'the trading days of a security are in order, each once, and before today',
    holds: async (probe, clients) => {
      const today = hongKongTime(wallClock()).date
      let known = 0
      for (const code of await codesOf(probe, clients, securities)) {
        const days = (await barsOf(probe, code)).map(({ day }) => day)
        expectSame(days, [...new Set(days)].sort(), `the days of ${code} are not in order, or one is twice`)
        if (days.some((day) => day >= today)) throw new Broken(`the days of ${code} contain today or a later one`)
        known += days.length
      }
      if (known === 0) throw new Broken('no security has a trading day')
    },
  },
  {
    says: 'a security that is not listed gets no trading days',
    holds: async (probe) => expectSame(await barsOf(probe, '00000'), [], 'a security that is not listed has days'),
  },
  {
    says: 'the bids of an order book fall, its offers rise, and every bid is below every ask',
    holds: async (probe, clients) => {
      for (const code of await codesOf(probe, clients, securities)) {
        const depth = await depthOf(probe, code)
        if (!depth) continue
        const prices = [...depth.bids.map(({ price }) => price).reverse(), ...depth.offers.map(({ price }) => price)]
        if (!isRising(prices)) throw new Broken(`the prices in the order book of ${code} are not in order`)
      }
    },
  },
  {
    says: 'a security that is not listed has no order book',
    holds: async (probe) => expectSame(await depthOf(probe, '00000'), null, 'a security that is not listed has orders'),
  },
  ...sharedChecks(listSecurities, () => [
    { cursor: null, limit: 1 },
    { cursor: null, limit: 2 },
  ]),
  ...sharedChecks(listQuotes, () => [
    { cursor: null, limit: 1, wait: 0 },
    { cursor: null, limit: 2, wait: 0 },
  ]),
  ...sharedChecks(listBars, () => [
    { code: '00000', since },
    { code: '00001', since },
  ]),
  ...sharedChecks(readDepth, () => [{ code: '00000' }, { code: '00001' }]),
]
