import type { GiftStatus } from '@foyer/api/gifts'
import type { RewardItem } from '@foyer/api/rewards'
import { giftStates } from '@foyer/protocol/machines/rewards'
import type { ISql } from 'postgres'
import { audit } from '../audit.ts'
import { giveBack, writeOff } from '../stock.ts'
import type { Circumstances } from '../transition.ts'
import { moveReward } from './move.ts'

/** The id of the gift with a reference; undefined if there is none. */
export const giftIdOf = async (db: ISql, reference: string): Promise<string | undefined> => {
  const [gift] = await db<{ id: string }[]>`
    select id from rewards where reference = ${reference} and type = 'physical_gift'`
  return gift?.id
}

/** A gift as operators list it. */
export interface ListedGift {
  readonly reference: string
  readonly activity: number
  readonly item: string
}

/** The gifts of a status that were granted first, at most 200, the oldest first. */
export const giftsWithStatus = (db: ISql, status: GiftStatus): Promise<ListedGift[]> =>
  db<ListedGift[]>`
    select reference, activity, item from rewards where type = 'physical_gift' and status = ${status}
    order by issued_at, id limit 200`

/**
 * Locks a person's own gift until the transaction ends, so that packing waits or has happened before.
 *
 * @returns undefined if the person has no such gift
 */
export const lockGift = async (
  tx: ISql,
  id: string,
  personId: number,
): Promise<{ readonly status: GiftStatus; readonly validUntil: Date | null } | undefined> => {
  const [gift] = await tx<{ status: GiftStatus; validUntil: Date | null }[]>`
    select status, valid_until as "validUntil" from rewards
    where id = ${id} and person_id = ${personId} and type = 'physical_gift' for no key update`
  return gift
}

/** Locks a gift until the transaction ends. @returns its status; undefined if there is no such gift */
export const lockGiftOf = async (tx: ISql, id: string): Promise<GiftStatus | undefined> => {
  const [gift] = await tx<{ status: GiftStatus }[]>`
    select status from rewards where id = ${id} and type = 'physical_gift' for no key update`
  return gift?.status
}

/** A gift that a person chose. */
export interface ChosenGift {
  readonly id: string
  readonly status: GiftStatus
  /** the item's code in the activity's list */
  readonly item: string
}

/** Locks the gift that a person chose in an activity until the transaction ends; undefined if they chose none. */
export const lockChosenGift = async (tx: ISql, activity: number, personId: number): Promise<ChosenGift | undefined> => {
  const [gift] = await tx<ChosenGift[]>`
    select id, status, item from rewards
    where activity = ${activity} and person_id = ${personId} and period = '' for no key update`
  return gift
}

/** Replaces the item of a locked gift and writes an audit entry. The caller changes the stock of both items. */
export const replaceItem = async (
  tx: ISql,
  gift: ChosenGift,
  { item, facts }: { readonly item: string; readonly facts: RewardItem },
  { actor, wall }: Pick<Circumstances, 'actor' | 'wall'>,
): Promise<void> => {
  const { id } = gift
  await tx`update rewards set item = ${item}, facts = ${tx.json(JSON.parse(JSON.stringify(facts)))} where id = ${id}`
  const detail = { from: gift.item, to: item }
  await audit(tx, { actor, subject: 'rewards', subjectId: id, event: 'item', wall, detail })
}

/**
 * Revokes a gift that is not packed yet or was returned, and restores the stock of a chosen gift, or writes it off. A
 * prize's stock is not restored, because the number of prizes was committed.
 *
 * @param stock `lost` for a gift that nobody can receive any more
 * @returns undefined if the gift has another status, and nothing was changed
 */
export const revokeGift = async (
  tx: ISql,
  id: string,
  by: Circumstances,
  stock: 'back' | 'lost' = 'back',
): Promise<GiftStatus | undefined> => {
  const [gift] = await tx<{ activity: number; item: string; period: string }[]>`
    select activity, item, period from rewards
    where id = ${id} and status in ('preparing', 'returned') for no key update`
  if (!gift) return undefined
  const status = await moveReward(tx, giftStates, id, 'revoke', by)
  if (gift.period === '') await (stock === 'lost' ? writeOff : giveBack)(tx, gift.activity, gift.item)
  return status
}
