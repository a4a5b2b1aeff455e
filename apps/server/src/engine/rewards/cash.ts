import { cashStates } from '@foyer/protocol/machines/rewards'
import type { ISql, Sql } from 'postgres'
import type { Clocks } from '../../clocks.ts'
import { Refused } from '../../refused.ts'
import type { Actor } from '../audit.ts'
import { type LedgerAccount, reverse, transfer } from '../ledger.ts'
import type { Surroundings } from '../surroundings.ts'
import { bringUpToDate } from './due.ts'
import { moveReward } from './move.ts'

/** A cash reward whose row is locked until the transaction ends. */
interface Cash {
  readonly activity: number
  /** null until it is claimed, unless it is bound to an account */
  readonly accountId: number | null
  /** cents */
  readonly amount: number
}

/**
 * A change of cash locks its row first and the ledger second, and no row of the person or account after that. So a
 * claim, a claw-back and a job never deadlock.
 */
const lockCash = async (tx: ISql, id: string): Promise<Cash | undefined> => {
  const [row] = await tx<Cash[]>`
    select activity, account_id as "accountId", amount from rewards
    where id = ${id} and type = 'cash_return' for no key update`
  return row
}

const move = (
  tx: ISql,
  kind: string,
  id: string,
  [from, to]: [LedgerAccount, LedgerAccount],
  cents: number,
  at: number,
) =>
  transfer(tx, {
    kind,
    subject: 'rewards',
    subjectId: id,
    at,
    postings: [
      { account: from, amount: -cents },
      { account: to, amount: cents },
    ],
  })

const payableTo = (accountId: number): LedgerAccount => ({ unit: 'HKD', kind: 'payable', accountId })

/** The queue of claimed cash. The job that processes it is in `modules/rewards`. */
export const creditCashQueue = { name: 'credit-cash' }

interface Claim {
  readonly rewardId: string
  /** the account of the caller */
  readonly accountId: number
  /** whether an account may receive cash now */
  readonly isActive: (tx: ISql, accountId: number) => Promise<boolean>
}

/**
 * Claims cash for an account: the campaign then has it payable, and a job credits it. Cash that is already bound to an
 * account is credited there, whoever of the account claims it. Call it within a transaction that has checked that the
 * reward belongs to the caller.
 *
 * @returns false if it was claimed before, and nothing was done
 * @throws Refused `reward_not_open` if it cannot be claimed; `account_suspended` if its account is suspended;
 * `already_granted` if the account received the same under another person
 */
export const claimCash = async (
  { clocks, jobs }: Surroundings,
  tx: ISql,
  { rewardId: id, accountId: callers, isActive }: Claim,
): Promise<boolean> => {
  const cash = await lockCash(tx, id)
  if (!cash) throw new Refused('reward_not_open', 'this is not cash')
  const at = clocks.business()
  const status = await bringUpToDate(clocks, tx, id)
  if (status === 'crediting' || status === 'credited') return false
  const claimed = await moveReward(tx, cashStates, id, 'claim', { actor: 'person', wall: clocks.wall() })
  if (!claimed) throw new Refused('reward_not_open', `this cash is ${status}`)
  const accountId = cash.accountId ?? callers
  if (!(await isActive(tx, accountId))) throw new Refused('account_suspended', 'the account it goes to is suspended')
  const [set] = await tx`
    update rewards set account_id = ${accountId} where id = ${id} and not exists (
      select from rewards as other where other.account_id = ${accountId} and other.id <> rewards.id
        and other.activity = rewards.activity and other.period = rewards.period)
    returning 1`
  if (!set) throw new Refused('already_granted', 'the account received this under another person')
  const campaign: LedgerAccount = { unit: 'HKD', kind: 'campaign', activity: cash.activity }
  await move(tx, 'accrue', id, [campaign, payableTo(accountId)], cash.amount, at)
  await jobs.send(tx, creditCashQueue, { id })
  return true
}

/**
 * Credits claimed cash to its account.
 *
 * @returns false if it was credited or clawed back meanwhile, and nothing was done
 */
export const creditCash = (
  { db, clocks }: { readonly db: Sql; readonly clocks: Clocks },
  id: string,
): Promise<boolean> =>
  db.begin(async (tx) => {
    const cash = await lockCash(tx, id)
    const wall = clocks.wall()
    const credited = await moveReward(tx, cashStates, id, 'credit', { actor: 'system', wall })
    if (!credited) return false
    if (!cash?.accountId) throw new Error(`cash ${id} was claimed for no account`)
    const paid: LedgerAccount = { unit: 'HKD', kind: 'paid', accountId: cash.accountId }
    await move(tx, 'credit', id, [payableTo(cash.accountId), paid], cash.amount, clocks.business())
    return true
  })

/** Cash that was claimed and is not credited yet, at most 1000 of it, and none of a stopped activity. */
export const claimedCash = (db: ISql): Promise<{ readonly id: string }[]> =>
  db<{ id: string }[]>`
    select id from rewards
    where type = 'cash_return' and status = 'crediting' and not is_stopped(activity) limit 1000`

/**
 * Claws cash back in any state and reverses its ledger entries: none before the claim, the debt while it is being
 * credited, and the debt and payment afterwards. Call it within the transaction that reverses the trade or other cause
 * of the cash.
 *
 * @param reason code of the cause, for the audit trail; nothing that identifies a person
 * @returns false if the reward had already expired or been clawed back
 */
export const revokeCash = async (
  { clocks }: Pick<Surroundings, 'clocks'>,
  tx: ISql,
  rewardId: string,
  reason: string,
  actor: Actor = 'system',
): Promise<boolean> => {
  if (!(await lockCash(tx, rewardId))) return false
  const by = { actor, wall: clocks.wall(), detail: { reason } }
  const revoked = await moveReward(tx, cashStates, rewardId, 'revoke', by)
  if (!revoked) return false
  // in reverse order: the payment becomes a debt again before the debt is removed
  const written = await tx<{ id: string }[]>`
    select id from ledger_transfers where subject = 'rewards' and subject_id = ${rewardId} and reverses is null
    order by kind = 'credit' desc`
  for (const { id } of written) await reverse(tx, id, 'claw_back', clocks.business())
  return true
}
