import type { ISql } from 'postgres'
import { unseal } from '../../crypto/at-rest.ts'
import { isOneOf } from '../../crypto/keyed-hash.ts'
import { voucherCodeHashes } from '../voucher-codes.ts'
import type { AnyCheck, Books, ComputedCheck } from './check.ts'

/** Number of codes that are read at once. */
const batch = 2_000

interface Sealed {
  readonly id: number
  readonly hash: Buffer
  readonly sealed: Buffer
  readonly tail: string
}

/**
 * Whether a code was imported by a server with the keys. Without the keys no one can compute the hash of an encrypted
 * code.
 */
const isImported = ({ secrets }: Books, { hash, sealed, tail }: Sealed): boolean => {
  try {
    const code = unseal(secrets.dataKey, sealed)
    return isOneOf(voucherCodeHashes(secrets, code), hash) && code.slice(-4) === tail
  } catch {
    return false
  }
}

const importedCodes: ComputedCheck = {
  name: 'code that was never imported',
  compute: async (db: ISql, books) => {
    const found: string[] = []
    const codes = db<Sealed[]>`
      select id, code_hash as hash, code_sealed as sealed, code_tail as tail from voucher_codes order by id`
    for await (const rows of codes.cursor(batch))
      for (const code of rows)
        if (!isImported(books, code)) found.push(`code ${code.id} has another hash or tail than its sealed text`)
    return found
  },
}

/** Voucher codes: each code is granted to one reward at most, of the item of its pool. */
export const codeChecks: readonly AnyCheck[] = [
  importedCodes,
  {
    name: 'code without a reward',
    find: (db) => db`
      select format('code %s of %s %s was granted, but no reward has it', id, activity, item) as found
      from voucher_codes code
      where granted_at is not null and not exists (select from rewards where voucher_code_id = code.id)`,
  },
  {
    name: 'code not granted',
    find: (db) => db`
      select format('reward %s has code %s, which is still free', reward.id, code.id) as found
      from rewards reward join voucher_codes code on code.id = voucher_code_id
      where code.granted_at is null`,
  },
  {
    name: 'code granted twice',
    find: (db) => db`
      select format('code %s belongs to %s rewards', voucher_code_id, count(*)) as found
      from rewards where voucher_code_id is not null group by voucher_code_id having count(*) > 1`,
  },
  {
    name: 'code of another pool',
    find: (db) => db`
      select format('reward %s of %s %s has code %s of %s %s',
        reward.id, reward.activity, reward.item, code.id, code.activity, code.item) as found
      from rewards reward join voucher_codes code on code.id = voucher_code_id
      where (reward.activity, reward.item) is distinct from (code.activity, code.item)`,
  },
  {
    // the audit trail of a reward names its code, and a code belongs to one reward permanently
    name: 'code of the trail',
    find: (db) => db`
      select format('reward %s has code %s, but its audit trail says %s', reward.id, voucher_code_id, coalesce(audited, 'none')) as found
      from rewards reward
      left join lateral (
        select detail ->> 'code' as audited from audit_entries
        where subject = 'rewards' and subject_id = reward.id::text and detail ? 'code'
        order by id desc limit 1) trail on true
      where voucher_code_id is not null and audited is distinct from voucher_code_id::text`,
  },
  {
    name: 'code imported twice',
    find: (db) => db`
      select format('%s codes have the hash of code %s', count(*), min(id)) as found
      from voucher_codes group by code_hash having count(*) > 1`,
  },
  {
    // every granted code exists and is reserved in the stock; the sandbox sets stocks freely
    name: 'stock of codes',
    find: (db, { isSandbox }) => db`
      select format('%s of %s %s are left in the stock, but there are %s codes', remaining, pool.activity, item, free) as found
      from (
        select activity, item, count(*) filter (where granted_at is null) as free from voucher_codes
        group by activity, item) pool
      join activity_stock stock on stock.activity = pool.activity and stage = item
      where not ${isSandbox} and remaining > free`,
  },
]
