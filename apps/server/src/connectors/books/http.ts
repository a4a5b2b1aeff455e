import type { SystemCaller } from '../wire/caller.ts'
import { centsOf } from '../wire/money.ts'
import { booksContract } from './contract.ts'
import type { FirmBooks } from './port.ts'

const { readBooks, readValues } = booksContract.operations

/** The books of a firm that answers the documented calls. */
export const httpBooks = ({ call }: Pick<SystemCaller, 'call'>): FirmBooks => ({
  isLocal: false,
  readBooks: async ({ fundUserCode }) => {
    const { books } = await call(readBooks, { account: fundUserCode })
    if (books === null) return undefined
    return {
      available: centsOf(books.available),
      blocked: centsOf(books.reserved),
      loan: centsOf(books.loan),
      agreedLimit: centsOf(books.creditLimit),
      held: books.positions.map(({ cost, ...position }) => ({ ...position, cost: centsOf(cost) })),
      changes: books.changes?.map(({ paid, ...change }) => ({ ...change, paid: centsOf(paid) })) ?? null,
    }
  },
  readValues: async ({ fundUserCode }, from) => {
    const { values } = await call(readValues, { account: fundUserCode, from })
    return values?.map(({ day, value, paidIn }) => ({ day, value: centsOf(value), paidIn: centsOf(paidIn) })) ?? null
  },
})
