import { randomUUID } from 'node:crypto'
import type { TransactionSql } from 'postgres'
import type { Tampering } from './tampering.ts'

/** Raises every posting of a reward's transfers by one unit, and the balances with them. */
export const raiseTransfers = async (tx: TransactionSql, subjectId: string): Promise<void> => {
  await tx`
    update ledger_postings set amount = amount + sign(amount)::int
    where transfer_id in (select id from ledger_transfers where subject = 'rewards' and subject_id = ${subjectId})`
  await tx`
    update ledger_accounts set balance = (
      select sum(amount) from ledger_postings where account_id = ledger_accounts.id)
    where balance is not null`
}

/** Changed amounts and accounts of the ledger, with all that adds up to them. */
export const tamperedLedger: readonly Tampering[] = [
  {
    title: 'cash of a draw that is worth more than its prize, on both sides of its transfer too',
    check: 'rule of a reward',
    plant: async (tx) => {
      const [raised] = await tx<[{ id: string }]>`
        update rewards set amount = amount + 1 where item = 'moon-cash' and status = 'crediting' returning id`
      await raiseTransfers(tx, raised.id)
    },
  },
  {
    title: 'amounts changed on both sides of a transfer of points, with the balances',
    check: 'cause of points',
    plant: async (tx) => {
      await tx`
        update ledger_postings set amount = amount * 2
        where transfer_id in (select id from ledger_transfers where kind = 'earn')`
      await tx`
        update ledger_accounts set balance = (
          select sum(amount) from ledger_postings where account_id = ledger_accounts.id) where balance is not null`
    },
  },
  {
    title: 'points given to a person without a cause',
    check: 'cause of points',
    plant: async (tx, [, second]) => {
      const id = randomUUID()
      await tx`insert into ledger_transfers values (${id}, 'adjust', 'sandbox', '1', null, ${new Date(0)})`
      const [account] = await tx<[{ id: number }]>`
        insert into ledger_accounts (unit, kind, person_id, balance) values ('points', 'person', ${second}, 500)
        returning id`
      await tx`
        insert into ledger_postings
        select ${id}::uuid, id, -500 from ledger_accounts where unit = 'points' and kind = 'issued'
        union all select ${id}::uuid, ${account.id}, 500`
    },
  },
  {
    title: 'cash that was paid to another account',
    check: 'cash of an account',
    plant: async (tx) => {
      const [other] = await tx<[{ id: number }]>`
        insert into client_accounts (fund_user_code, client_no_hash, client_no_sealed, name_sealed, account_type,
          branch, mobile_hash, mobile_sealed, password_hash, status, created_at)
        values ('g', '2', '1', '1', 'cash', 'b', '1', '1', 'p', 'active', ${new Date(0)}) returning id`
      await tx`update ledger_accounts set account_id = ${other.id} where kind = 'paid'`
    },
  },
]
