import type { Fragment, ISql } from 'postgres'

/** A check of the ledger alone, which needs only its rows. */
interface LedgerCheck {
  readonly name: string
  find(db: ISql): Fragment
}

/** The ledger itself: balances equal the postings, and every transfer has both sides. */
export const ledgerChecks: readonly LedgerCheck[] = [
  {
    name: 'balance',
    find: (db) => db`
      select format('account %s (%s %s) has the balance %s, but its postings add up to %s', account.id, unit, kind, balance, posted) as found
      from ledger_accounts account,
        lateral (select coalesce(sum(amount), 0) as posted from ledger_postings where account_id = account.id) sums
      where balance is distinct from
        case when person_id is not null or account_id is not null or balance is not null then posted end`,
  },
  {
    name: 'transfer',
    find: (db) => db`
      select format('transfer %s (%s) has %s postings in %s units, which add up to %s',
        transfer.id, transfer.kind, count(posting.amount), count(distinct unit), coalesce(sum(amount), 0)) as found
      from ledger_transfers transfer
      left join ledger_postings posting on transfer_id = transfer.id
      left join ledger_accounts account on account.id = posting.account_id
      group by transfer.id, transfer.kind
      having coalesce(sum(amount), 0) <> 0 or count(distinct unit) <> 1`,
  },
  {
    name: 'reversal',
    find: (db) => db`
      select format('transfer %s is not the opposite of %s', undoing.id, reverses) as found
      from ledger_transfers undoing
      where reverses is not null and exists (
        select from (select * from ledger_postings where transfer_id = undoing.id) back
        full join (select * from ledger_postings where transfer_id = undoing.reverses) there using (account_id)
        where back.amount is distinct from -there.amount)`,
  },
]
