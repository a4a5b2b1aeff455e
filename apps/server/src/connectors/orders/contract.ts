import { applicationMethod, offeringCode } from '@foyer/api/offerings'
import { z } from 'zod'
import { accountRef } from '../account-directory/contract.ts'
import { type Contract, operation } from '../wire/contract.ts'
import { currency, money } from '../wire/money.ts'

const order = z.uuid().describe('the order, as Foyer named and stored it before its first call; its name for good')
const reference = z.string().min(1).max(64).describe('the number of the order at the firm')
const cursor = z.string().min(1).max(128)
const at = z.iso.datetime().describe('UTC')

/** Reasons for which the firm may refuse an order. Nothing is reserved then, and the order is never placed. */
export const placingRefusals = [
  'funds_short',
  'offering_closed',
  'offering_unknown',
  'order_exists',
  'account_blocked',
  'terms_differ',
  'order_differs',
  'order_closed',
] as const

/** Reasons for which the firm may refuse a cancellation. */
export const cancellingRefusals = ['order_final', 'order_unknown'] as const

const placing = z.strictObject({
  order,
  account: accountRef.describe('as the account directory names it'),
  offering: offeringCode,
  stockCode: z.string().regex(/^\d{5}$/),
  lots: z.number().int().min(1).max(1_000_000),
  method: applicationMethod,
  currency,
  amount: money.describe('the lots at their price'),
  fees: money.describe('all fees; the client pays those of the allotted lots only'),
  interest: money.describe('for the loan, whatever is allotted'),
  loan: money.describe(
    'lent by the firm; the rest of amount, fees and interest is reserved from the cash of the client',
  ),
  documentVersion: z.number().int().positive().describe('of the offer document that the client was shown'),
  confirmedAt: at.describe('UTC: when the client confirmed the order with the trading password'),
})

const of = { cursor, order, at }

export const orderEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('cancelled'), ...of }),
  z.object({ event: z.literal('allotted'), ...of, lots: z.number().int().min(0).describe('0: none') }),
  z.object({
    event: z.literal('settled'),
    ...of,
    currency,
    paid: money.describe('to the issuer'),
    fees: money,
    interest: money,
    loanReturned: money,
    loanLeft: money.describe('what is still owed of the loan'),
    refund: money.describe('to the cash of the client'),
  }),
])

export const ordersContract = {
  system: 'orders',
  title: 'Orders',
  summary: 'Places, cancels and finds orders for bonds and new shares, and says what became of them',
  operations: {
    placeOrder: operation({
      path: '/orders/place',
      summary: 'Places an order and reserves its money',
      promises: [
        'An order is placed once, whatever the `Idempotency-Key` of a repetition: the same order gets the same answer, also weeks later.',
        'An order with other contents under the same name is refused as `order_differs`.',
        'A refused order stays refused for its first reason.',
        'After `findOrder` found an order absent, it is refused as `order_closed`.',
        'The money is reserved in the books together with the acceptance.',
      ],
      body: placing,
      answer: z.object({ order, reference }),
      refusals: placingRefusals,
    }),
    cancelOrder: operation({
      path: '/orders/cancel',
      summary: 'Cancels an order and returns its money',
      promises: [
        'A cancelled order answers the same again, with any key.',
        'An order that can no longer be cancelled is refused as `order_final`, one that was never placed as `order_unknown`.',
      ],
      body: z.strictObject({ order }),
      answer: z.object({ order, reference }),
      refusals: cancellingRefusals,
    }),
    findOrder: operation({
      path: '/orders/find',
      summary: 'What became of an order whose answer was lost',
      promises: [
        '`absent` is final: a call to place this order that arrives later is refused as `order_closed`.',
        'An order that was allotted or settled is `accepted`; the events have the rest.',
      ],
      body: z.strictObject({ order }),
      answer: z.discriminatedUnion('state', [
        z.object({ state: z.literal('absent') }),
        z.object({ state: z.literal('refused'), reason: z.enum(placingRefusals) }),
        z.object({ state: z.literal('accepted'), reference }),
        z.object({ state: z.literal('cancelled'), reference }),
      ]),
      refusals: [],
    }),
    readEvents: operation({
      path: '/orders/events',
      summary: 'What happened to accepted orders since a cursor, the oldest first',
      promises: [
        'Each cancellation, allotment and settlement is one event, whoever caused it, and only of orders that were placed here.',
        'The same cursor gets the same events again, for 90 days.',
        'No event appears before a cursor that was given out.',
        'An order is allotted before it is settled.',
      ],
      body: z.strictObject({
        after: cursor.nullable().describe('the cursor of the latest event that was read; null for the first event'),
        limit: z.number().int().min(1).max(200),
      }),
      answer: z.object({
        events: z.array(orderEvent).max(200),
        more: z.boolean().describe('there are further events'),
      }),
      refusals: [],
    }),
  },
} as const satisfies Contract
