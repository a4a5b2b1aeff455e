import type { Check } from './check.ts'

/** Codes of vouchers: each granted to one reward, and to one of its own pool. */
export const codeChecks: readonly Check[] = [
  {
    name: 'code without a reward',
    find: (db) => db`
      select format('code %s of %s %s was granted, and no reward names it', id, activity, item) as found
      from voucher_codes code
      where granted_at is not null and not exists (select from rewards where voucher_code_id = code.id)`,
  },
  {
    name: 'code not granted',
    find: (db) => db`
      select format('reward %s names code %s, which is still to be had', reward.id, code.id) as found
      from rewards reward join voucher_codes code on code.id = voucher_code_id
      where code.granted_at is null`,
  },
  {
    name: 'code granted twice',
    find: (db) => db`
      select format('code %s is of %s rewards', voucher_code_id, count(*)) as found
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
]
