import type { Reward, RewardDetail, RewardsReply, RewardsRequest, RewardTotals, RewardType } from '@foyer/api/rewards'
import { rewardTabs } from '@foyer/api/rewards'
import type { ISql } from 'postgres'
import { ledgerTransferRows, rewardRows, voucherCodeRows } from '../../engine/relations.ts'
import { statusAt } from '../../engine/rewards/due.ts'
import { activityRows } from '../activities/public.ts'
import { pageVersionRows } from '../content/public.ts'
import { shipmentRows } from '../gifts/public.ts'
import { redemptionRows } from '../redemption/public.ts'
import { cursorOf, endOf, inOrder, isBehind } from './order.ts'

/** The owner of rewards: the person, and at login level the account, whichever person received them. */
export interface Owner {
  readonly personId: number
  /** null below login level */
  readonly accountId: number | null
}

const isOf = (db: ISql, { personId, accountId }: Owner) =>
  accountId === null
    ? db`reward.person_id = ${personId}`
    : db`(reward.person_id = ${personId} or reward.account_id = ${accountId})`

interface Row {
  id: string
  type: RewardType
  status: Reward['status']
  facts: Reward['item']
  activity: number
  code: string
  route: string
  title: Reward['item']['name']
  theme: Reward['source']['theme'] | null
  amount: number | null
  code_tail: string | null
  reference: string
  issued_at: Date
  valid_from: Date
  valid_until: Date | null
  payout_at: Date | null
  carrier: string | null
  tracking_no: string | null
  /** the gift was returned, or cannot be sent to its address, which is not corrected yet */
  came_back: boolean
  is_own: boolean
}

const needsOf = ({ type, status, came_back, is_own }: Row, { accountId }: Owner): Reward['needs'] => {
  if (type === 'physical_gift')
    // only the person who received the gift provides its address, whoever else sees it
    return is_own && (status === 'claimable' || (came_back && (status === 'returned' || status === 'preparing')))
      ? 'address'
      : null
  return status === 'claimable' && accountId === null ? 'login' : null
}

const rewardOf = (row: Row, owner: Owner): Reward => ({
  id: row.id,
  type: row.type,
  status: row.status,
  item: row.facts,
  source: {
    number: row.activity,
    code: row.code,
    route: row.route,
    title: row.title,
    ...(row.theme && { theme: row.theme }),
  },
  amount: row.amount === null ? null : { currency: 'HKD', minor: row.amount },
  // there is no code before the partner has confirmed it
  maskedCode: row.status === 'pending' ? null : row.code_tail,
  reference: row.reference,
  issuedAt: row.issued_at.getTime(),
  validFrom: row.valid_from.getTime(),
  validUntil: row.valid_until?.getTime() ?? null,
  payoutAt: row.payout_at?.getTime() ?? null,
  shipment: row.carrier && row.tracking_no ? { carrier: row.carrier, trackingNo: row.tracking_no } : null,
  needs: needsOf(row, owner),
})

const columns = (db: ISql, { personId }: Owner, at: number) => db`
  reward.id, type, ${statusAt(db, at)} as status, facts, source.number as activity, source.code, route, title,
  (select content #>> '{blocks,0,theme}' from ${pageVersionRows(db)} page
    where page.activity = source.number order by version desc limit 1) as theme,
  amount, code_tail, reference, issued_at, valid_from, valid_until, payout_at, carrier,
  tracking_no, coalesce(came_back, false) as came_back, reward.person_id = ${personId} as is_own`

const withFacts = (db: ISql) => db`
  ${rewardRows(db)} reward join ${activityRows(db)} source on source.number = reward.activity
    left join ${voucherCodeRows(db)} code on code.id = voucher_code_id
    left join ${shipmentRows(db)} shipment on shipment.reward_id = reward.id`

/** The number of rewards in each tab, of all types and dates. */
export const countRewards = async (db: ISql, owner: Owner, at: number): Promise<RewardsReply['counts']> => {
  const { used, expired } = rewardTabs
  const [counts] = await db<[RewardsReply['counts']]>`
    select count(*) - count(*) filter (where status = any (${[...used, ...expired]})) as available,
      count(*) filter (where status = any (${[...used]})) as used,
      count(*) filter (where status = any (${[...expired]})) as expired
    from (select ${statusAt(db, at)} as status from ${rewardRows(db)} reward where ${isOf(db, owner)}) as owned`
  return counts
}

/** What the rewards of all types and dates gave so far, and the cash that is still to come. */
export const totalRewards = async (db: ISql, owner: Owner, at: number): Promise<RewardTotals> => {
  const [totals] = await db<[Record<'credited' | 'coming' | 'claimable' | 'vouchers' | 'gifts', number>]>`
    select coalesce(sum(amount) filter (where status = 'credited'), 0)::bigint as credited,
      coalesce(sum(amount) filter (where status in ('pending', 'claimable', 'crediting')), 0)::bigint as coming,
      coalesce(sum(amount) filter (where status = 'claimable'), 0)::bigint as claimable,
      count(*) filter (where status = 'used') as vouchers,
      count(*) filter (where status = 'delivered') as gifts
    from (select amount, ${statusAt(db, at)} as status from ${rewardRows(db)} reward where ${isOf(db, owner)}) as owned`
  const hkd = (minor: number) => ({ currency: 'HKD' as const, minor })
  const { credited, coming, claimable, ...counts } = totals
  return { ...counts, credited: hkd(credited), coming: hkd(coming), claimable: hkd(claimable) }
}

const pageLength = 20

/** A page of rewards, in order, and the cursor of the next page. */
export const listRewards = async (
  db: ISql,
  owner: Owner,
  { tab, type, from, until, cursor }: RewardsRequest,
  at: number,
): Promise<Pick<RewardsReply, 'rewards' | 'next'>> => {
  const end = endOf(db, tab, at)
  const rows = await db<(Row & { ends_at: Date | null })[]>`
    select ${columns(db, owner, at)}, nullif(${end}, 'infinity') as ends_at from ${withFacts(db)}
    where ${isOf(db, owner)} and ${statusAt(db, at)} = any (${[...rewardTabs[tab]]})
      ${type === undefined ? db`` : db`and type = ${type}`}
      ${from === undefined ? db`` : db`and issued_at >= ${new Date(from)}`}
      ${until === undefined ? db`` : db`and issued_at < ${new Date(until)}`}
      ${cursor === undefined ? db`` : db`and ${isBehind(db, end, cursor)}`}
    order by ${inOrder(db, end)} limit ${pageLength + 1}`
  const last = rows.length > pageLength ? rows[pageLength - 1] : undefined
  return {
    rewards: rows.slice(0, pageLength).map((row) => rewardOf(row, owner)),
    next: last ? cursorOf(last) : null,
  }
}

/** The reward, usable or claimable now, that ends first; undefined if none ends. */
export const soonestReward = async (db: ISql, owner: Owner, at: number): Promise<Reward | undefined> => {
  const [row] = await db<Row[]>`
    select ${columns(db, owner, at)} from ${withFacts(db)}
    where ${isOf(db, owner)} and ${statusAt(db, at)} in ('available', 'claimable') and valid_until is not null
    order by valid_until, reward.id limit 1`
  return row && rewardOf(row, owner)
}

/** One reward of the owner; undefined if it belongs to another person. */
export const findReward = async (db: ISql, owner: Owner, id: string, at: number): Promise<Reward | undefined> => {
  const [row] = await db<Row[]>`
    select ${columns(db, owner, at)} from ${withFacts(db)} where reward.id = ${id} and ${isOf(db, owner)}`
  return row && rewardOf(row, owner)
}

const stepNames = { accrue: 'crediting', credit: 'credited', claw_back: 'revoked' } as const

/**
 * The times when cash was claimed, credited and clawed back, as recorded in the ledger, and when a voucher was
 * redeemed.
 */
export const stepsOf = async (db: ISql, id: string): Promise<RewardDetail['steps']> => {
  const rows = await db<{ kind: keyof typeof stepNames | 'used'; at: Date }[]>`
    select kind, at from (
      select kind, min(at) as at from ${ledgerTransferRows(db)} transfer
      where subject = 'rewards' and subject_id = ${id} and kind = any (${Object.keys(stepNames)}) group by kind
      union all select 'used', used_at from ${redemptionRows(db)} redemption where reward_id = ${id}) as steps
    order by at, array_position(array['accrue', 'credit'], kind)`
  return rows.map(({ kind, at }) => ({ status: kind === 'used' ? kind : stepNames[kind], at: at.getTime() }))
}
