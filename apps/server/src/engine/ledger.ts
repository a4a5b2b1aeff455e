import { randomUUID } from 'node:crypto'
import type { ISql } from 'postgres'
import { Refused } from '../http/refused.ts'

/**
 * An account of the ledger. Of a person or a client its balance is counted and never below nothing; the house's own,
 * without either, are the other side of every transfer and have only the sum of their postings.
 */
export type LedgerAccount =
  | { readonly unit: 'points'; readonly kind: 'person' | 'held'; readonly personId: number }
  | { readonly unit: 'points'; readonly kind: 'issued' | 'spent' | 'expired'; readonly activity: number }
  | {
      readonly unit: 'HKD'
      readonly kind: 'payable' | 'paid' | 'cash' | 'blocked' | 'owed'
      readonly accountId: number
    }
  | { readonly unit: 'HKD'; readonly kind: 'campaign' | 'issuer' | 'fees' | 'loans'; readonly activity: number }
  | { readonly unit: 'HKD'; readonly kind: 'bank' | 'lent' }

/** Whole points or whole cents into an account; negative out of it. */
export interface Posting {
  readonly account: LedgerAccount
  readonly amount: number
}

interface Transfer {
  /** what it is: `earn`, `hold`, `release`, `spend`, `accrue`, `credit`, `claw_back` … */
  readonly kind: string
  /** what it is about: a table and the key of a row */
  readonly subject: string
  readonly subjectId: string
  /** business clock */
  readonly at: number
  /** the transfer it undoes; one is undone at most once */
  readonly reverses?: string
  /** sum up to nothing, in one unit */
  readonly postings: readonly Posting[]
}

/** An account as its row names it. */
const rowOf = (account: LedgerAccount) => ({
  unit: account.unit,
  kind: account.kind,
  personId: 'personId' in account ? account.personId : null,
  accountId: 'accountId' in account ? account.accountId : null,
  activity: 'activity' in account ? account.activity : null,
})

const isAccount = (db: ISql, account: LedgerAccount) => {
  const { unit, kind, personId, accountId, activity } = rowOf(account)
  return db`unit = ${unit} and kind = ${kind} and person_id is not distinct from ${personId}
    and account_id is not distinct from ${accountId} and activity is not distinct from ${activity}`
}

/** Whether nobody counts on an account: it is of no person and of no client. */
const isHouse = ({ personId, accountId }: ReturnType<typeof rowOf>): boolean => personId === null && accountId === null

/** The number of an account, opened where there is none yet. */
const idOf = async (db: ISql, account: LedgerAccount): Promise<number> => {
  const find = () => db<{ id: number }[]>`select id from ledger_accounts where ${isAccount(db, account)}`
  const [there] = await find()
  if (there) return there.id
  const row = rowOf(account)
  const { unit, kind, personId, accountId, activity } = row
  await db`
    insert into ledger_accounts (unit, kind, person_id, account_id, activity, balance)
    values (${unit}, ${kind}, ${personId}, ${accountId}, ${activity}, ${isHouse(row) ? null : 0})
    on conflict do nothing`
  const [opened] = await find()
  if (!opened) throw new Error('an account of the ledger could not be opened')
  return opened.id
}

/** What an account holds; nothing where there is none. */
export const balanceOf = async (db: ISql, account: LedgerAccount): Promise<number> => {
  const [row] = await db<{ balance: number }[]>`
    select coalesce(balance, (select coalesce(sum(amount), 0) from ledger_postings where account_id = id))::bigint
      as balance
    from ledger_accounts where ${isAccount(db, account)}`
  return row?.balance ?? 0
}

/**
 * Adds to the counters, always in the same order, so that no two transfers wait for each other. The house's own accounts
 * have none, and are not touched: everybody would wait for them.
 */
const count = async (db: ISql, entries: readonly { id: number; amount: number }[]): Promise<void> => {
  for (const { id, amount } of [...entries].sort((one, other) => one.id - other.id)) {
    const [short] = await db`
      with counted as (
        update ledger_accounts set balance = balance + ${amount}
        where id = ${id} and balance is not null and balance + ${amount} >= 0 returning 1)
      select 1 from ledger_accounts where id = ${id} and balance is not null and not exists (select from counted)`
    if (short) throw new Refused('points_short', 'the account does not hold that much')
  }
}

/**
 * Writes one transfer, both sides of it, with the counters of whom it concerns. To be called within a transaction.
 *
 * @returns the transfer's id
 * @throws Refused `points_short` where an account holds too little; a unique violation where `reverses` was undone before
 */
export const transfer = async (tx: ISql, { postings, reverses, ...facts }: Transfer): Promise<string> => {
  const id = randomUUID()
  const entries: { id: number; amount: number }[] = []
  for (const { account, amount } of postings) entries.push({ id: await idOf(tx, account), amount })
  await tx`
    insert into ledger_transfers (id, kind, subject, subject_id, reverses, at)
    values (${id}, ${facts.kind}, ${facts.subject}, ${facts.subjectId}, ${reverses ?? null}, ${new Date(facts.at)})`
  await tx`insert into ledger_postings ${tx(entries.map((entry) => ({ transfer_id: id, account_id: entry.id, amount: entry.amount })))}`
  await count(tx, entries)
  return id
}

/**
 * Undoes a transfer, once: every posting the other way round.
 *
 * @returns false where it was undone before
 * @throws Refused `points_short` where what it gave is no longer there
 */
export const reverse = async (tx: ISql, transferId: string, kind: string, at: number): Promise<boolean> => {
  const id = randomUUID()
  const [written] = await tx`
    insert into ledger_transfers (id, kind, subject, subject_id, reverses, at)
    select ${id}, ${kind}, subject, subject_id, id, ${new Date(at)} from ledger_transfers where id = ${transferId}
    on conflict (reverses) do nothing returning id`
  if (!written) return false
  const entries = await tx<{ id: number; amount: number }[]>`
    insert into ledger_postings (transfer_id, account_id, amount)
    select ${id}, account_id, -amount from ledger_postings where transfer_id = ${transferId}
    returning account_id as id, amount`
  await count(tx, entries)
  return true
}
