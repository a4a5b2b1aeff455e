// part of stored hashes, cspell:ignore asked
import type { RedeemReply, RedeemRequest } from '@foyer/api/presentations'
import type { RewardItem } from '@foyer/api/rewards'
import { voucherStates } from '@foyer/protocol/machines/rewards'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { isOneOf, keyedHash } from '../../crypto/keyed-hash.ts'
import { rewardRows } from '../../engine/relations.ts'
import { moveReward } from '../../engine/rewards/move.ts'
import { Refused } from '../../refused.ts'
import { typedHashes } from './presentations.ts'
import { macsOf, type Presented, readPresented } from './presented-code.ts'

interface Done {
  readonly reference: string
  readonly facts: RewardItem
  readonly usedAt: Date
}

const replyOf = ({ reference, facts: { name, note }, usedAt }: Done): RedeemReply => ({
  reference,
  item: { name, note },
  usedAt: usedAt.getTime(),
})

interface RedemptionKey {
  readonly merchantId: number
  readonly key: string
  readonly hash: Buffer
}

/** The earlier answer to this counter under this key. @throws Refused `key_reused` */
const earlierAnswer = async (tx: ISql, { merchantId, key, hash }: RedemptionKey): Promise<Done | undefined> => {
  const [earlier] = await tx<(Done & { hash: Buffer })[]>`
    select reference, facts, used_at as "usedAt", request_hash as hash
    from redemptions join ${rewardRows(tx)} reward on reward.id = reward_id
    where merchant_id = ${merchantId} and key = ${key}`
  if (earlier && !earlier.hash.equals(hash)) throw new Refused('key_reused', 'this key belongs to another code')
  return earlier
}

interface Shown {
  readonly id: string
  readonly rewardId: string
  readonly expiresAt: Date
  readonly status: string
  readonly validUntil: Date | null
  readonly reference: string
  readonly facts: RewardItem
  readonly isHonoured: boolean
  readonly usedAt: Date | null
}

const noPresentation = { id: '', rewardId: '', expiresAt: 0 }

/** The presentation of a genuine code; every wrong code is refused after the same work. */
const shownBy = async (
  { secrets }: Context,
  tx: ISql,
  presented: Presented,
  merchantId: number,
): Promise<Shown | undefined> => {
  const [row] = await tx<Shown[]>`
    select presentations.id, reward.id as "rewardId", expires_at as "expiresAt", status, valid_until as "validUntil",
      reference, facts, used_at as "usedAt", exists (
        select from merchant_items as honoured where honoured.merchant_id = ${merchantId}
        and honoured.activity = reward.activity and honoured.item = reward.item) as "isHonoured"
    from presentations join ${rewardRows(tx)} reward on reward.id = presentations.reward_id
    left join redemptions on redemptions.reward_id = reward.id
    where ${presented.kind === 'qr' ? tx`presentations.id = ${presented.id}` : tx`code_hash in ${tx(typedHashes(secrets, presented.code))}`}`
  if (presented.kind === 'typed') return row
  const macs = macsOf(secrets.pepper, row ? { ...row, expiresAt: row.expiresAt.getTime() } : noPresentation)
  return isOneOf(macs, presented.mac) ? row : undefined
}

/** @throws Refused if the code is genuine but its voucher cannot be used */
const requireOpen = ({ clocks }: Context, { status, usedAt, validUntil, expiresAt }: Shown): void => {
  if (status === 'used')
    throw new Refused('code_used', 'the voucher was redeemed before', usedAt ? { usedAt: usedAt.getTime() } : undefined)
  const isOver = validUntil !== null && validUntil.getTime() <= clocks.business()
  const voucher = status === 'available' && isOver ? 'expired' : status
  if (voucher !== 'available') throw new Refused('reward_not_open', `the voucher is ${voucher}`, { voucher })
  if (expiresAt.getTime() <= clocks.wall()) throw new Refused('code_expired', 'the code was shown too long ago')
}

/**
 * Redeems a voucher once, for the first of any number of counters, and never after it was revoked or has expired.
 *
 * @throws Refused `code_invalid`, `code_expired`, `code_used`, `reward_not_open`, `key_reused`
 */
export const redeem = (context: Context, merchantId: number, { key, code }: RedeemRequest): Promise<RedeemReply> => {
  const { db, secrets, clocks } = context
  const presented = readPresented(code)
  const hash = keyedHash(secrets.identifierKey, 'presented code', `asked ${code}`)
  return db.begin(async (tx) => {
    // at most twice: a later concurrent call finds the result of the first
    for (;;) {
      // in this order: if the first call of this key commits between the two, the voucher is not refused as used
      const shown = presented && (await shownBy(context, tx, presented, merchantId))
      const earlier = await earlierAnswer(tx, { merchantId, key, hash })
      if (earlier) return replyOf(earlier)
      if (!shown?.isHonoured)
        throw new Refused('code_invalid', 'the code is unknown, or the merchant does not honour it')
      requireOpen(context, shown)
      const by = { actor: 'merchant', wall: clocks.wall(), detail: { merchant: merchantId } } as const
      if (!(await moveReward(tx, voucherStates, shown.rewardId, 'use', by))) continue
      const usedAt = new Date(clocks.business())
      const [inserted] = await tx`
        insert into redemptions (reward_id, merchant_id, key, request_hash, used_at)
        values (${shown.rewardId}, ${merchantId}, ${key}, ${hash}, ${usedAt})
        on conflict (merchant_id, key) do nothing returning 1`
      if (!inserted) throw new Refused('key_reused', 'this key belongs to another code')
      return replyOf({ ...shown, usedAt })
    }
  })
}
