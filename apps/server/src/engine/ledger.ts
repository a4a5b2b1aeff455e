import { randomUUID } from 'node:crypto'
import type { ISql } from 'postgres'
import { Refused } from '../refused.ts'

/**
 * An account of the ledger. The account of a person or client has a balance that is never negative. The firm's own
 * accounts, without person and client, are the other side of every transfer and have only the sum of their postings.
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

/** Whole points or whole cents into an account; negative for out of it. */
export interface Posting {
  readonly account: LedgerAccount
  readonly amount: number
}

interface Transfer {
  /** the kind of transfer: `earn`, `hold`, `release`, `spend`, `accrue`, `credit`, `claw_back` … */
  readonly kind: string
  /** the subject: a table and the key of a row */
  readonly subject: string
  readonly subjectId: string
  /** business clock */
  readonly at: number
  /** the transfer it reverses; a transfer is reversed at most once */
  readonly reverses?: string
  /** the amounts add up to 0, in one unit */
  readonly postings: readonly Posting[]
}

/** The columns of an account's row. */
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

/** Whether an account is the firm's own: it has no person and no client. */
const isFirmAccount = ({ personId, accountId }: ReturnType<typeof rowOf>): boolean =>
  personId === null && accountId === null

/** The number of an account, which is created if it does not exist. */
const idOf = async (db: ISql, account: LedgerAccount): Promise<number> => {
  const find = () => db<{ id: number }[]>`select id from ledger_accounts where ${isAccount(db, account)}`
  const [there] = await find()
  if (there) return there.id
  const row = rowOf(account)
  const { unit, kind, personId, accountId, activity } = row
  await db`
    insert into ledger_accounts (unit, kind, person_id, account_id, activity, balance)
    values (${unit}, ${kind}, ${personId}, ${accountId}, ${activity}, ${isFirmAccount(row) ? null : 0})
    on conflict do nothing`
  const [opened] = await find()
  if (!opened) throw new Error('an account of the ledger could not be opened')
  return opened.id
}

/** The balance of an account; 0 if the account does not exist. */
export const balanceOf = async (db: ISql, account: LedgerAccount): Promise<number> => {
  const [row] = await db<{ balance: number }[]>`
    select coalesce(balance, (select coalesce(sum(amount), 0) from ledger_postings where account_id = id))::bigint
      as balance
    from ledger_accounts where ${isAccount(db, account)}`
  return row?.balance ?? 0
}

/**
 * Adds to the balances, always in the same order, so that no two transfers deadlock. The firm's own accounts have no
 * balance and are not locked, since every transfer would wait for them.
 */
const count = async (db: ISql, entries: readonly { id: number; amount: number }[]): Promise<void> => {
  for (const { id, amount } of [...entries].sort((one, other) => one.id - other.id)) {
    const [short] = await db`
      with counted as (
        update ledger_accounts set balance = balance + ${amount}
        where id = ${id} and balance is not null and balance + ${amount} >= 0 returning 1)
      select 1 from ledger_accounts where id = ${id} and balance is not null and not exists (select from counted)`
    if (short) throw new Refused('points_short', 'the account has too little')
  }
}

/**
 * Writes one transfer with all its postings and the balances of the accounts. Call it within a transaction.
 *
 * @returns the transfer's id
 * @throws Refused `points_short` if an account has too little; a unique violation if `reverses` was reversed before
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
 * Reverses a transfer, once: writes every posting with the opposite sign.
 *
 * @returns false if it was reversed before
 * @throws Refused `points_short` if an account no longer has what the transfer gave
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
