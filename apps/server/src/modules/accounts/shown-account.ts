import type { AccountSummary, ClientInfo } from '@foyer/protocol/login'
import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { personRows } from '../identity/public.ts'
import { directoryHolderHash } from './holder.ts'
import { maskClientNo, maskName } from './masks.ts'

interface Facts {
  fund_user_code: string
  client_no_sealed: Buffer
  account_type: 'cash' | 'margin'
}

/** The accounts under a person's own proved number, in the order they were opened; suspended ones look the same. */
export const accountsOf = async (db: ISql, { dataKey }: Secrets, userCode: string): Promise<AccountSummary[]> => {
  const rows = await db<Facts[]>`
    select fund_user_code, client_no_sealed, account_type
    from client_accounts join ${personRows(db)} person using (mobile_hash)
    where user_code = ${userCode} order by client_accounts.id`
  return rows.map(({ fund_user_code, client_no_sealed, account_type }) => ({
    fundUserCode: fund_user_code,
    clientNo: maskClientNo(unseal(dataKey, client_no_sealed)),
    accountType: account_type,
  }))
}

/**
 * The codes of those accounts under a person's own proved number that have these references in the firm's directory, in
 * the order they were opened.
 *
 * @param by whether a reference is that of an account or of its holder
 */
export const referredAccountsOf = async (
  db: ISql,
  { identifierKey }: Secrets,
  userCode: string,
  { by, references }: { by: 'account' | 'holder'; references: readonly string[] },
): Promise<string[]> => {
  const holders = references.map((reference) => directoryHolderHash(identifierKey, reference))
  const named =
    by === 'account'
      ? db`fund_user_code in ${db(references)}`
      : db`client_accounts.id in (select account_id from client_identities where holder_hash in ${db(holders)})`
  const rows = await db<{ code: string }[]>`
    select fund_user_code as code from client_accounts join ${personRows(db)} person using (mobile_hash)
    where user_code = ${userCode} and ${named} order by client_accounts.id`
  return rows.map(({ code }) => code)
}

/** The account data in a login's answer: the client number that the client entered, and a masked name. */
export const clientInfoOf = async (db: ISql, { dataKey }: Secrets, accountId: number): Promise<ClientInfo> => {
  const [row] = await db<[Facts & { name_sealed: Buffer; branch: string }]>`
    select client_no_sealed, name_sealed, account_type, branch from client_accounts where id = ${accountId}`
  return {
    clientId: unseal(dataKey, row.client_no_sealed),
    clientName: maskName(unseal(dataKey, row.name_sealed)),
    accountType: row.account_type,
    branch: row.branch,
  }
}
