import { randomBytes } from 'node:crypto'
import { backOfficeContract, pageSize } from '../back-office/contract.ts'
import { Broken, type Check, expectAnswer, expectSame } from './check.ts'
import { feedChecks, readAll, type TestedFeed } from './feed-checks.ts'
import { sharedChecks } from './shared-checks.ts'

const { listTrades, listTradesOfAccount } = backOfficeContract.operations

const since = '2000-01-01'
const trades: TestedFeed = { operation: listTrades, rest: () => ({}), most: pageSize }
const tradesOfOne: TestedFeed = {
  operation: listTradesOfAccount,
  rest: ({ complete: { account } }) => ({ account, since }),
  most: pageSize,
}

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
  ...sharedChecks(listTrades, () => [
    { cursor: null, limit: 1 },
    { cursor: null, limit: 2 },
  ]),
  ...sharedChecks(listTradesOfAccount, ({ complete: { account } }) => [
    { account, since, cursor: null, limit: 1 },
    { account, since, cursor: null, limit: 2 },
  ]),
]
