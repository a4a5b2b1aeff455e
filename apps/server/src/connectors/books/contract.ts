import { z } from 'zod'
import { accountRef } from '../account-directory/contract.ts'
import { type Contract, operation } from '../wire/contract.ts'
import { currency, money, signedMoney } from '../wire/money.ts'

const position = z.object({
  code: z
    .string()
    .regex(/^[A-Za-z0-9.-]{1,20}$/)
    .describe('as the exchange writes it, such as 02800'),
  quantity: z.number().int().min(1).describe('shares; of a bond its nominal amount in whole dollars'),
  cost: money.describe('what was paid for the whole position, without fees'),
})

const day = z.iso.date().describe('in Hong Kong')

const change = z.object({
  day,
  code: position.shape.code,
  quantity: z.number().int().describe('bought or received, minus sold or delivered'),
  paid: signedMoney.describe('paid for it minus received, without fees'),
})

const valueOfDay = z.object({
  day: day.describe('a trading day in Hong Kong'),
  value: signedMoney.describe('cash and positions at the closing prices, minus the loan'),
  paidIn: signedMoney.describe('what the client paid in since the trading day before, minus what was paid out'),
})

export const books = z.object({
  currency,
  available: money.describe('cash that can be used'),
  reserved: money.describe('cash of the client that is reserved for orders, without what was lent for them'),
  loan: money.describe('owed by a margin account, without what was lent for orders that are not settled'),
  creditLimit: money.describe(
    'agreed for a margin account, without the part that is lent for orders that are not settled; 0.00 for a cash account',
  ),
  positions: z.array(position).max(1000).describe('each code once, in any order'),
  changes: z
    .array(change)
    .max(2000)
    .nullable()
    .default(null)
    .describe(
      'of the positions in the last 14 days, also of those that are sold; null, or left out: not known, and then clients see no gain of the day',
    ),
})

export const booksContract = {
  system: 'books',
  title: 'Books',
  summary: 'The cash, the loan and the positions of an account',
  operations: {
    readBooks: operation({
      path: '/books/read',
      summary: 'The books of an account',
      promises: [
        'All amounts and positions are those of one moment: an order is in them with its reserved cash, or not at all.',
        'Reserved cash is not available, and what is lent for an order is neither a loan nor reserved cash until it is settled.',
        'A position without a quantity is left out.',
        'An account that does not exist has no books: null, not empty ones.',
      ],
      body: z.strictObject({ account: accountRef.describe('as the account directory names it') }),
      answer: z.object({ books: books.nullable() }),
      refusals: [],
    }),
    readValues: operation({
      path: '/books/values',
      summary:
        'The net value of an account on past trading days; a system may leave it out, and then clients see no past',
      promises: [
        'The days are trading days since `from` that are over, the oldest first, each once.',
        'A day is missing if the account did not exist yet.',
        'An account that does not exist has no values: null, not an empty list.',
      ],
      body: z.strictObject({ account: accountRef.describe('as the account directory names it'), from: day }),
      answer: z.object({ values: z.array(valueOfDay).max(400).nullable() }),
      refusals: [],
      absent: { values: null },
    }),
  },
} as const satisfies Contract
