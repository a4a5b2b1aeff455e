import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import type { Account } from './account.ts'
import type { Books } from './read-books.ts'

/**
 * Reads the books of an account.
 *
 * @throws Refused `not_found` if the firm has no books for it, `unavailable` while the books are away
 */
export const requireBooks = async (
  { connectors }: Pick<Context, 'connectors'>,
  account: Pick<Account, 'id' | 'fundUserCode'>,
): Promise<Books> => {
  const books = await connectors.books.readBooks(account)
  if (!books) throw new Refused('not_found', 'the firm has no books for this account')
  return books
}
