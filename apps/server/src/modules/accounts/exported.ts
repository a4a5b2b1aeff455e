import type { PrivacyExport } from '@foyer/api/privacy-export'
import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { ms } from '../../database/milliseconds.ts'
import { feeDiscountRows, ledgerAccountRows, ledgerPostingRows, ledgerTransferRows } from '../../engine/relations.ts'
import type { ExportSubject } from '../../personal-data.ts'
import type { Books } from './read-books.ts'

type Account = NonNullable<PrivacyExport['account']>

const holderOf = async (db: ISql, { dataKey }: Secrets, accountId: number): Promise<Account['holder']> => {
  const [row] = await db<{ document: NonNullable<Account['holder']>['document']; born: Buffer }[]>`
    select document, born_sealed as born from client_identities where account_id = ${accountId}`
  return row ? { document: row.document, born: unseal(dataKey, row.born) } : null
}

const positionsIn = ({ held }: Books): Account['positions'] =>
  held
    .map(({ code, quantity, cost }) => ({ code, quantity, costMinor: cost }))
    .sort((one, other) => (one.code < other.code ? -1 : 1))

/**
 * Movements of cash and the loan that this server keeps, which are those of the sandbox; campaign payments are part of
 * the rewards.
 */
const movements = (db: ISql, accountId: number): Promise<Account['movements']> =>
  db`
    select transfer.kind, account.kind as account, amount as "amountMinor", ${ms(db, 'at')} as at
    from ${ledgerPostingRows(db)} posting
    join ${ledgerAccountRows(db)} account on account.id = posting.account_id
    join ${ledgerTransferRows(db)} transfer on transfer.id = transfer_id
    where account.account_id = ${accountId} and account.kind in ('cash', 'blocked', 'owed')
    order by at, transfer.id, account.kind`

const discounts = (db: ISql, accountId: number): Promise<Account['discounts']> =>
  db`
    select activity, code, ${ms(db, 'claimed_at')} as at, ${ms(db, 'valid_until')} as "validUntil"
    from ${feeDiscountRows(db)} discount where account_id = ${accountId} order by claimed_at, id`

/**
 * The books of the account that is logged in to; null below login level. They are the broker's records, which the law
 * requires to stay with the account: they are shown to their owner and unchanged by an erasure.
 */
export const accountRowsOf = async (
  db: ISql,
  { secrets, accountId, books }: ExportSubject,
): Promise<PrivacyExport['account']> => {
  if (accountId === null || !books) return null
  return {
    holder: await holderOf(db, secrets, accountId),
    positions: positionsIn(books),
    movements: await movements(db, accountId),
    creditLimitMinor: books.agreedLimit,
    discounts: await discounts(db, accountId),
  }
}
