import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { seal, unseal } from '../../crypto/at-rest.ts'
import { audit } from '../../engine/audit.ts'
import { mobileHash, mobileHashes, personRows } from '../identity/public.ts'
import { maskClientNo } from './masks.ts'

/** The accounts that use a person's number as their second factor. */
export const accountsWithNumberOf = async (db: ISql, personId: number): Promise<number[]> => {
  const rows = await db<{ id: number }[]>`
    select account.id from client_accounts account join ${personRows(db)} person using (mobile_hash)
    where person.id = ${personId}`
  return rows.map(({ id }) => id)
}

/** The active accounts under a person's number, in the order they were opened, with masked client numbers. */
export const activeAccountsOf = async (
  db: ISql,
  { dataKey }: Pick<Secrets, 'dataKey'>,
  personId: number,
): Promise<{ id: number; fundUserCode: string; clientNo: string }[]> => {
  const rows = await db<{ id: number; fundUserCode: string; sealed: Buffer }[]>`
    select account.id, fund_user_code as "fundUserCode", client_no_sealed as sealed
    from client_accounts account join ${personRows(db)} person using (mobile_hash)
    where person.id = ${personId} and status = 'active' order by account.id`
  return rows.map(({ sealed, ...account }) => ({ ...account, clientNo: maskClientNo(unseal(dataKey, sealed)) }))
}

/** A change of the number of accounts. Numbers are E.164. */
interface NumberChange {
  /** the account whose password was proved; null if none was, and then no account moves */
  readonly accountId: number | null
  readonly from: string
  readonly to: string
  /** milliseconds since 1970, as `wall` */
  readonly coolingUntil: number
  /** wall clock */
  readonly wall: number
}

/** An account under the old number. */
interface UnderOldNumber {
  /** masked */
  readonly clientNo: string
  readonly moved: boolean
}

/**
 * Moves accounts to the new number of a person: the account whose password was proved, and others of the same holder.
 * Each of them cools down and has an entry in the audit trail. Accounts of other holders under the old number stay
 * there.
 *
 * @returns all accounts that were under the old number, in the order they were opened
 */
export const moveAccounts = async (
  tx: ISql,
  secrets: Secrets,
  { accountId, from, to, coolingUntil, wall }: NumberChange,
): Promise<UnderOldNumber[]> => {
  const old = tx`mobile_hash in ${tx(mobileHashes(secrets, from))}`
  const under = await tx<{ id: number; number: Buffer }[]>`
    select id, client_no_sealed as number from client_accounts where ${old} order by id for update`
  const moved = await tx<{ id: number }[]>`
    update client_accounts account
    set mobile_hash = ${mobileHash(secrets, to)}, mobile_sealed = ${seal(secrets.dataKey, to)},
      cooling_until = ${new Date(coolingUntil)}
    where ${old} and ${accountId}::bigint is not null and (account.id = ${accountId} or exists (
      select from client_identities proved join client_identities theirs using (holder_hash)
      where proved.account_id = ${accountId} and theirs.account_id = account.id))
    returning id`
  const ids = new Set(moved.map(({ id }) => id))
  const entry = { actor: 'person', subject: 'client_accounts', event: 'change number', wall } as const
  for (const id of ids) await audit(tx, { ...entry, subjectId: String(id) })
  return under.map(({ id, number }) => ({
    clientNo: maskClientNo(unseal(secrets.dataKey, number)),
    moved: ids.has(id),
  }))
}
