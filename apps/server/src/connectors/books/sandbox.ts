import type { Context } from '../../context.ts'
import { readOwnBooks } from '../../modules/accounts/public.ts'
import type { LocalBooks } from './port.ts'

/** The books of the sandbox: the ledger, positions and credit limits in its own tables. */
export const sandboxBooks = (context: Pick<Context, 'db' | 'modules' | 'clocks'>): LocalBooks => ({
  isLocal: true,
  readBooks: ({ id }) => readOwnBooks(context, id),
})
