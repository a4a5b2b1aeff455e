import type { IdentityDocument } from '@foyer/api/accounts'
import type { Context } from '../../context.ts'
import { seal } from '../../crypto/at-rest.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { payIn } from '../../engine/cash.ts'
import { drawLoan } from '../../engine/margin-loan.ts'

/** What a sandbox account holds, and who holds it. Money is in whole cents of Hong Kong dollars. */
export interface AccountSetup {
  /** the number of the holder's identity document, or any text that is unique to one person */
  readonly holder: string
  readonly document: IdentityDocument
  /** YYYY-MM-DD */
  readonly born: string
  readonly cash: number
  readonly positions: readonly { readonly code: string; readonly quantity: number; readonly cost: number }[]
  readonly creditLimit: number
  /** amount drawn on the credit limit, in cents */
  readonly loan: number
}

/**
 * Gives a sandbox account its holder, trading password, cash and positions, as a back office would report them. Does
 * nothing if the account already has a holder.
 */
export const setUpAccount = async (
  context: Context,
  accountId: number,
  { tradingPasswordHash, ...facts }: AccountSetup & { readonly tradingPasswordHash: string },
): Promise<void> => {
  const { db, secrets, clocks } = context
  const moved = { accountId, subject: 'client_accounts', subjectId: String(accountId), at: clocks.business() }
  await db.begin(async (tx) => {
    const [inserted] = await tx`
      insert into client_identities ${tx({
        account_id: accountId,
        holder_hash: keyedHash(secrets.identifierKey, 'identity document', `${facts.document} ${facts.holder}`),
        document: facts.document,
        born_sealed: seal(secrets.dataKey, facts.born),
      })} on conflict do nothing returning account_id`
    if (!inserted) return
    await tx`insert into trading_passwords ${tx({ account_id: accountId, hash: tradingPasswordHash })}`
    await tx`insert into credit_limits ${tx({ account_id: accountId, cents: facts.creditLimit })}`
    if (facts.positions.length > 0)
      await tx`insert into positions ${tx(facts.positions.map((position) => ({ account_id: accountId, ...position })))}`
    if (facts.cash > 0) await payIn(tx, { unit: 'HKD', kind: 'bank' }, 'deposit', { ...moved, amount: facts.cash })
    if (facts.loan > 0) await drawLoan(tx, { ...moved, amount: facts.loan })
  })
}
