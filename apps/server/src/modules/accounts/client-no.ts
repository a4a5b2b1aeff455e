import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { hashesOf, type OfEachKey } from '../../crypto/keyed-hash.ts'

/** The hashes that a client number is looked up by, one for each pepper; the number itself is not stored in clear. */
export const clientNoHashes = ({ pepper }: Pick<Secrets, 'pepper'>, clientNo: string): OfEachKey =>
  hashesOf(pepper, 'client no', clientNo)

/** The hash that is stored with a client number. */
export const clientNoHash = (secrets: Pick<Secrets, 'pepper'>, clientNo: string): Buffer =>
  clientNoHashes(secrets, clientNo)[0]

/** The ids of accounts by their client numbers, in one query. A number without an account is not in the result. */
export const accountIdsOf = async (
  db: ISql,
  secrets: Secrets,
  clientNos: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const clientNoByHash = new Map(
    clientNos.flatMap((one) => clientNoHashes(secrets, one).map((hash) => [hash.toString('hex'), one] as const)),
  )
  const rows = await db<{ id: number; hash: string }[]>`
    select id, hash from unnest(${[...clientNoByHash.keys()]}::text[]) as given (hash)
      join client_accounts on client_no_hash = decode(hash, 'hex')`
  return new Map(rows.map(({ hash, id }) => [clientNoByHash.get(hash) ?? '', id]))
}

/** The ids of accounts by their references at the firm, in one query. A reference without an account is not in the result. */
export const accountIdsUnder = async (
  db: ISql,
  references: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db<{ id: number; reference: string }[]>`
    select id, fund_user_code as reference from client_accounts where fund_user_code = any (${[...new Set(references)]})`
  return new Map(rows.map(({ reference, id }) => [reference, id]))
}
