import { randomUUID } from 'node:crypto'
import type { RewardItem, RewardStatus } from '@foyer/api/rewards'
import type { Context } from '../../context.ts'
import { declare } from '../../modules/activities/testing.ts'
import { personOf } from '../../modules/identity/persons.ts'
import { balanceOf } from '../ledger.ts'
import { type Grant, grantReward } from './grant.ts'

const same = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })
export const facts: RewardItem = { name: same('Thing'), note: same('One'), usage: [same('Use it')] }

/** Activity 810 with people, accounts and grants of a test; `books` returns the ledger's amounts of one account. */
export const rewardFixture = async (context: Context) => {
  const { db, secrets, clocks } = context
  const activity = 810
  await declare(context, activity)
  let people = 0

  const person = async () => (await personOf(db, secrets, `+852517${String(++people).padStart(5, '0')}`, 0)).id
  const account = async () => {
    const hash = Buffer.from(randomUUID())
    const [row] = await db<[{ id: number }]>`
      insert into client_accounts (fund_user_code, client_no_hash, client_no_sealed, name_sealed, account_type, branch,
        mobile_hash, mobile_sealed, password_hash, status, created_at)
      values (${randomUUID()}, ${hash}, ${hash}, ${hash}, 'cash', 'Central', ${hash}, ${hash}, '', 'active',
        ${new Date(clocks.wall())}) returning id`
    return row.id
  }
  const grant = async (personId: number, changes: Partial<Grant> = {}): Promise<string> => {
    const cash: Grant = {
      activity,
      personId,
      accountId: null,
      type: 'cash_return',
      status: 'claimable',
      item: 'cash',
      facts,
      period: randomUUID(),
      validUntil: null,
      at: clocks.business(),
      ...((changes.type ?? 'cash_return') === 'cash_return' && { amount: 5000 }),
      ...changes,
    }
    const { id } = await db.begin((tx) => grantReward(tx, cash, { actor: 'system', wall: clocks.wall() }))
    return id
  }
  const statusOf = async (id: string): Promise<RewardStatus> => {
    const [row] = await db<[{ status: RewardStatus }]>`select status from rewards where id = ${id}`
    return row.status
  }
  const books = async (accountId: number) => ({
    payable: await balanceOf(db, { unit: 'HKD', kind: 'payable', accountId }),
    paid: await balanceOf(db, { unit: 'HKD', kind: 'paid', accountId }),
  })
  const campaign = () => balanceOf(db, { unit: 'HKD', kind: 'campaign', activity })
  return { activity, person, account, grant, statusOf, books, campaign }
}
