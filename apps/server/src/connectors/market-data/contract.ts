import { instrumentCode } from '@foyer/api/market'
import { z } from 'zod'
import { listedSecurity, securityBar, securityDepth, securityQuote } from '../../firm-facts/market.ts'
import { type Contract, operation } from '../wire/contract.ts'
import { cursorUnknown, feedCursor, feedPage } from '../wire/feed.ts'

/** Items of one answer, so that an answer stays below the largest size. */
const mostItems = 500
const mostBars = 1500

const limit = z.number().int().min(1).max(mostItems).describe('the largest number of items of the page')

export const marketDataContract = {
  system: 'market-data',
  title: 'Market data',
  summary: 'Securities, their quotes as they change, their trading days and their order books',
  operations: {
    listSecurities: operation({
      path: '/securities/list',
      summary: 'The securities and indices that have quotes',
      promises: ['Page after page, each security is there once.'],
      body: z.strictObject({ cursor: feedCursor, limit }),
      answer: feedPage(listedSecurity, mostItems),
      refusals: [cursorUnknown],
    }),
    listQuotes: operation({
      path: '/quotes/list',
      summary: 'Quotes that changed after a cursor; without one the current quote of each security',
      promises: [
        'From null, page after page, the newest quote of each security is there; afterwards each change follows. Changes of one security between two answers may be one item, with its newest figures.',
        'If nothing changed after `cursor`, the system waits up to `wait` seconds for a change, and then answers without items.',
        '`completeTo` is the moment up to which the answer has every change that the exchange published. It moves on while nothing is traded, and stops if the system itself has no data: the server then shows the figures as old.',
        'A cursor is valid for at least five minutes; one that the system does not know is refused with `cursor_unknown`, and the server begins from null.',
      ],
      body: z.strictObject({ cursor: feedCursor, limit, wait: z.number().int().min(0).max(2) }),
      answer: feedPage(securityQuote, mostItems).extend({
        completeTo: z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)),
      }),
      refusals: [cursorUnknown],
    }),
    listBars: operation({
      path: '/bars/list',
      summary: 'The trading days of a security since a day, the oldest first, without today',
      promises: [
        'A security that is not listed gets no bars.',
        'Days without trading are left out.',
        'A trading day is there from the midnight in Hong Kong that ends it.',
      ],
      body: z.strictObject({ code: instrumentCode, since: z.iso.date() }),
      answer: z.object({ bars: z.array(securityBar).max(mostBars) }),
      refusals: [],
    }),
    readDepth: operation({
      path: '/depth/read',
      summary: 'The best prices of the order book of a security now',
      promises: [
        'Bids are in order from the highest price, offers from the lowest; each price is there once, and every bid is below every ask.',
        'A security that is not listed, an index, and a security whose order book is not known or closed get null. A system without order books answers null to every call.',
      ],
      body: z.strictObject({ code: instrumentCode }),
      answer: z.object({ depth: securityDepth.nullable() }),
      refusals: [],
    }),
  },
} as const satisfies Contract

/** Items that the server requests at once. */
export const itemsAtOnce = mostItems
