import { deliveryAddress } from '@foyer/api/addresses'
import { texts } from '@foyer/api/texts'
import { z } from 'zod'
import { tradeFacts } from '../../firm-facts/trade.ts'
import { accountRef } from '../account-directory/contract.ts'
import { type Contract, operation } from '../wire/contract.ts'
import { cursorUnknown, feedCursor, feedPage, feedPromises } from '../wire/feed.ts'

const account = accountRef.describe('as the account directory names it')

/** Items of one answer, so that an answer stays below the largest size. */
const mostItems = 200

const limit = z.number().int().min(1).max(mostItems).describe('the largest number of items of the page')

/** One report of a trade at the exchange of Hong Kong. */
export const accountTradeReport = z.object({ ...tradeFacts.shape, account })

const order = z.uuid().describe('the number of the order, which is the key of its call too')

/** What the back office has to send to whom. */
export const shippingOrder = z.strictObject({
  order,
  reference: z.string().min(1).max(20).describe('of the gift, which its receiver knows'),
  item: z.strictObject({ code: z.string().min(1).max(40), name: texts }),
  receiver: deliveryAddress.describe('`area` is a code of GB/T 2260, `areaCode` a calling code without plus'),
})

const printed = z.string().trim().min(1).max(40)
const happened = { order, at: z.iso.datetime({ offset: true }) }

/** A step of an order. */
export const shipmentChange = z.discriminatedUnion('state', [
  z.object({ ...happened, state: z.literal('packed') }),
  z.object({ ...happened, state: z.literal('shipped'), carrier: printed, trackingNo: printed }),
  z.object({ ...happened, state: z.literal('delivered') }),
  z.object({ ...happened, state: z.literal('returned').describe('the parcel came back; nothing else follows') }),
])

const tradePromises = [
  ...feedPromises,
  'A trade has one `reference`. Each change of it, a cancellation too, is a further item with a larger `revision` and all facts.',
  'Money is whole cents of Hong Kong dollars.',
]

export const backOfficeContract = {
  system: 'back-office',
  title: 'Back office',
  summary: 'Settled trades, and the shipping of gifts',
  operations: {
    listTrades: operation({
      path: '/trades/list',
      summary: 'The reports of trades of all accounts',
      promises: tradePromises,
      body: z.strictObject({ cursor: feedCursor, limit }),
      answer: feedPage(accountTradeReport, mostItems),
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
      answer: feedPage(accountTradeReport, mostItems),
      refusals: [cursorUnknown],
    }),
    handOverShipment: operation({
      path: '/shipments/hand-over',
      summary: 'Orders the shipping of one gift',
      promises: [
        'An `order` is shipped once, however often it is handed over, also with another key and after its key has expired.',
        'An `order` that is handed over again with other facts is refused with `order_changed`.',
        'An address to which nothing can be sent is refused with `address_refused`; its receiver then corrects it, and another order follows.',
        'Name and address are not in any answer.',
      ],
      body: shippingOrder,
      answer: z.object({ order }),
      refusals: ['address_refused', 'order_changed'],
    }),
    listShipments: operation({
      path: '/shipments/list',
      summary: 'The steps of all orders that were handed over',
      promises: [
        ...feedPromises,
        'Steps of an order are in the order packed, shipped, and delivered or returned. A changed tracking number is `shipped` again.',
      ],
      body: z.strictObject({ cursor: feedCursor, limit }),
      answer: feedPage(shipmentChange, mostItems),
      refusals: [cursorUnknown],
    }),
  },
} as const satisfies Contract

/** Items that the server requests at once. */
export const pageSize = mostItems
