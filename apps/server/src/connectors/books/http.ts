import type { SystemCaller } from '../wire/caller.ts'
import { centsOf } from '../wire/money.ts'
import { booksContract } from './contract.ts'
import type { BooksSystem } from './port.ts'

const { readBooks } = booksContract.operations

/** The books of a firm that answers the documented calls. */
export const httpBooks = ({ call }: Pick<SystemCaller, 'call'>): BooksSystem => ({
  readBooks: async ({ fundUserCode }) => {
    const { books } = await call(readBooks, { account: fundUserCode })
    if (books === null) return undefined
    return {
      available: centsOf(books.available),
      blocked: centsOf(books.reserved),
      loan: centsOf(books.loan),
      agreedLimit: centsOf(books.creditLimit),
      held: books.positions.map(({ cost, ...position }) => ({ ...position, cost: centsOf(cost) })),
    }
  },
})
