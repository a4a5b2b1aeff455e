import { z } from 'zod'
import { tradeFacts } from '../../modules/trades/public.ts'
import { accountRef } from '../account-directory/contract.ts'
import { type Contract, operation } from '../wire/contract.ts'
import { cursorUnknown, feedCursor, feedPage, feedPromises } from '../wire/feed.ts'

const account = accountRef.describe('as the account directory names it')

/** Items of one answer, so that an answer stays below the largest size. */
const mostTrades = 200

const limit = z.number().int().min(1).max(mostTrades).describe('the largest number of items of the page')

/** One report of a trade at the exchange of Hong Kong. */
export const accountTradeReport = z.object({ ...tradeFacts.shape, account })

const tradePromises = [
  ...feedPromises,
  'A trade has one `reference`. Each change of it, a cancellation too, is a further item with a larger `revision` and all facts.',
  'Money is whole cents of Hong Kong dollars.',
]

export const backOfficeContract = {
  system: 'back-office',
  title: 'Back office',
  summary: 'Settled trades',
  operations: {
    listTrades: operation({
      path: '/trades/list',
      summary: 'The reports of trades of all accounts',
      promises: tradePromises,
      body: z.strictObject({ cursor: feedCursor, limit }),
      answer: feedPage(accountTradeReport, mostTrades),
      refusals: [cursorUnknown],
    }),
    listTradesOfAccount: operation({
      path: '/trades/of-account',
      summary: 'The reports of trades of one account, for an account that Foyer did not know before',
      promises: [
        ...tradePromises,
        'Every trade of the account that was executed since the day is in it, with its newest report.',
        'An account without a trade gets an empty page.',
      ],
      body: z.strictObject({ account, since: z.iso.date().describe('in Hong Kong'), cursor: feedCursor, limit }),
      answer: feedPage(accountTradeReport, mostTrades),
      refusals: [cursorUnknown],
    }),
  },
} as const satisfies Contract

/** Items that the server requests at once. */
export const pageSize = mostTrades
