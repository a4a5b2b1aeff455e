import { timingSafeEqual } from 'node:crypto'
import { voucherStates } from '@foyer/contract/machines/rewards'
import type { RedeemReply, RedeemRequest } from '@foyer/contract/presentations'
import type { RewardItem } from '@foyer/contract/rewards'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { transition } from '../../engine/transition.ts'
import { Refused } from '../../http/refused.ts'
import { typedHash } from './presentations.ts'
import { macOf, type Presented, readPresented } from './presented-code.ts'

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

interface Asked {
  readonly merchantId: number
  readonly key: string
  readonly hash: Buffer
}

/** What this counter was told under this key before. @throws Refused `key_reused` */
const toldBefore = async (tx: ISql, { merchantId, key, hash }: Asked): Promise<Done | undefined> => {
  const [told] = await tx<(Done & { hash: Buffer })[]>`
    select reference, facts, used_at as "usedAt", request_hash as hash
    from redemptions join rewards on rewards.id = reward_id where merchant_id = ${merchantId} and key = ${key}`
  if (told && !told.hash.equals(hash)) throw new Refused('key_reused', 'this key stands for another code')
  return told
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

const nobodys = { id: '', rewardId: '', expiresAt: 0 }

/** What a genuine code stands for: every wrong one is refused after the same work. */
const shownBy = async (
  { secrets }: Context,
  tx: ISql,
  presented: Presented,
  merchantId: number,
): Promise<Shown | undefined> => {
  const [row] = await tx<Shown[]>`
    select presentations.id, rewards.id as "rewardId", expires_at as "expiresAt", status, valid_until as "validUntil",
      reference, facts, used_at as "usedAt", exists (
        select from merchant_items as honoured where honoured.merchant_id = ${merchantId}
        and honoured.activity = rewards.activity and honoured.item = rewards.item) as "isHonoured"
    from presentations join rewards on rewards.id = presentations.reward_id
    left join redemptions on redemptions.reward_id = rewards.id
    where ${presented.kind === 'qr' ? tx`presentations.id = ${presented.id}` : tx`code_hash = ${typedHash(secrets, presented.code)}`}`
  if (presented.kind === 'typed') return row
  const mac = macOf(secrets.pepper, row ? { ...row, expiresAt: row.expiresAt.getTime() } : nobodys)
  return timingSafeEqual(mac, presented.mac) ? row : undefined
}

/** @throws Refused where a code is genuine, and nothing can be had for it */
const requireOpen = ({ clocks }: Context, { status, usedAt, validUntil, expiresAt }: Shown): void => {
  if (status === 'used')
    throw new Refused('code_used', 'it was redeemed before', usedAt ? { usedAt: usedAt.getTime() } : undefined)
  const isOver = validUntil !== null && validUntil.getTime() <= clocks.business()
  const voucher = status === 'available' && isOver ? 'expired' : status
  if (voucher !== 'available') throw new Refused('reward_not_open', `the voucher is ${voucher}`, { voucher })
  if (expiresAt.getTime() <= clocks.wall()) throw new Refused('code_expired', 'it was shown too long ago')
}

/**
 * Uses a voucher once, for whoever of any number of counters comes first, and never one that was revoked or has expired.
 *
 * @throws Refused `code_invalid`, `code_expired`, `code_used`, `reward_not_open`, `key_reused`
 */
export const redeem = (context: Context, merchantId: number, { key, code }: RedeemRequest): Promise<RedeemReply> => {
  const { db, secrets, clocks } = context
  const presented = readPresented(code)
  const hash = keyedHash(secrets.pepper, 'presented code', `asked ${code}`)
  return db.begin(async (tx) => {
    // twice at most: who was a moment late finds what the other one did
    for (;;) {
      const told = await toldBefore(tx, { merchantId, key, hash })
      if (told) return replyOf(told)
      const shown = presented && (await shownBy(context, tx, presented, merchantId))
      if (!shown?.isHonoured) throw new Refused('code_invalid', 'no such code is honoured here')
      requireOpen(context, shown)
      const voucher = { table: 'rewards', id: shown.rewardId } as const
      const circumstances = { actor: 'merchant', wall: clocks.wall(), detail: { merchant: merchantId } } as const
      if (!(await transition(tx, voucherStates, voucher, 'use', circumstances))) continue
      const usedAt = new Date(clocks.business())
      const [kept] = await tx`
        insert into redemptions (reward_id, merchant_id, key, request_hash, used_at)
        values (${shown.rewardId}, ${merchantId}, ${key}, ${hash}, ${usedAt})
        on conflict (merchant_id, key) do nothing returning 1`
      if (!kept) throw new Refused('key_reused', 'this key stands for another code')
      return replyOf({ ...shown, usedAt })
    }
  })
}
