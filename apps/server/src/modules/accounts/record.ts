import type { IdentityDocument } from '@foyer/api/accounts'
import type { Residence } from '@foyer/api/activities'
import type { Context } from '../../context.ts'
import { seal } from '../../crypto/at-rest.ts'
import { hashesOf } from '../../crypto/keyed-hash.ts'
import { mobileHash } from '../identity/public.ts'
import { settleValues } from '../rotation/public.ts'
import { clientNoHash, clientNoHashes } from './client-no.ts'
import { directoryHolderHash } from './holder.ts'

/** What a directory of accounts says about an account. */
export interface RecordedAccount {
  /** becomes `fund_user_code` */
  readonly account: string
  readonly clientNo: string
  /** E.164 */
  readonly mobile: string
  readonly name: string
  readonly type: 'cash' | 'margin'
  readonly status: 'active' | 'suspended' | 'closed'
  readonly branch: string
  readonly residence: Residence | null
  /** `reference` is equal in all accounts of one person; `born` is YYYY-MM-DD */
  readonly holder: { readonly reference: string; readonly document: IdentityDocument; readonly born: string } | null
}

/**
 * Writes what the firm's directory says about an account: its row, which rewards, participations and logins refer to, its
 * holder, and the counter of its trading password. Writes nothing if the directory says the same as last time under the
 * current pepper. A closed account is recorded as suspended.
 */
export const recordAccount = async (
  context: Pick<Context, 'db' | 'secrets' | 'clocks' | 'modules'>,
  entry: RecordedAccount,
): Promise<void> => {
  const { db, secrets, clocks } = context
  const { pepper, dataKey, identifierKey } = secrets
  const [digest] = hashesOf(pepper, 'directory entry', JSON.stringify(entry))
  const [same] = await db`
    select from client_accounts where fund_user_code = ${entry.account} and directory_digest = ${digest}`
  if (same) return
  const facts = {
    client_no_hash: clientNoHash(secrets, entry.clientNo),
    client_no_sealed: seal(dataKey, entry.clientNo),
    name_sealed: seal(dataKey, entry.name),
    account_type: entry.type,
    branch: entry.branch,
    mobile_hash: mobileHash(secrets, entry.mobile),
    mobile_sealed: seal(dataKey, entry.mobile),
    status: entry.status === 'active' ? 'active' : 'suspended',
    residence: entry.residence,
    directory_digest: digest,
  }
  await db.begin(async (tx) => {
    await settleValues(tx, context, 'client no', [entry.clientNo])
    await settleValues(tx, context, 'mobile', [entry.mobile])
    const [row] = await tx<[{ id: number }]>`
      insert into client_accounts ${tx({ ...facts, fund_user_code: entry.account, created_at: new Date(clocks.wall()) })}
      on conflict (fund_user_code) do update set ${tx(facts)}
      returning id`
    await tx`insert into trading_passwords ${tx({ account_id: row.id })} on conflict do nothing`
    if (!entry.holder) return
    const holder = {
      holder_hash: directoryHolderHash(identifierKey, entry.holder.reference),
      document: entry.holder.document,
      born_sealed: seal(dataKey, entry.holder.born),
    }
    await tx`
      insert into client_identities ${tx({ ...holder, account_id: row.id })}
      on conflict (account_id) do update set ${tx(holder)}`
  })
}

/** Suspends the account of a client number that the directory does not know; its records stay. */
export const recordUnknown = async (
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  clientNo: string,
): Promise<void> => {
  await db`
    update client_accounts set status = 'suspended', directory_digest = null
    where client_no_hash in ${db(clientNoHashes(secrets, clientNo))}
      and (status <> 'suspended' or directory_digest is not null)`
}
