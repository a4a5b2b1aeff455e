import { randomBytes, randomInt } from 'node:crypto'
import type { Texts } from '@foyer/api/texts'
import type { ISql, Sql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { StartError } from '../../config/start-error.ts'
import { type Act, audit } from '../../engine/audit.ts'
import { ruleInForce } from '../activities/public.ts'
import { addMerchant, honour } from './merchants.ts'

/** A kind of voucher: the activity and the item's code. */
export interface Honoured {
  readonly activity: number
  readonly item: string
}

interface NewMerchant {
  readonly merchant: string
  readonly name: Texts
  readonly items: readonly Honoured[]
}

/** Who changes merchants, and when by the wall clock. */
type By = Pick<Act, 'actor' | 'wall' | 'reason'>

/** Six random digits. */
export const newPin = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** @throws StartError if the activity does not grant this voucher */
const checkVoucher = async (db: ISql, { activity, item }: Honoured): Promise<void> => {
  const rule = await ruleInForce(db, activity)
  const vouchers = rule?.grants.flatMap((grant) => (grant.type === 'exchange_voucher' ? grant.item : [])) ?? []
  if (!vouchers.includes(item))
    throw new StartError(
      vouchers.length === 0
        ? `Activity ${activity} grants no vouchers.`
        : `Activity ${activity} grants no voucher ${item}, but ${[...new Set(vouchers)].join(', ')}.`,
    )
}

/**
 * Adds a merchant with a random PIN. @returns the PIN, which is not stored @throws StartError if the code exists, or if
 * there is no such voucher
 */
export const openMerchant = async (
  db: Sql,
  secrets: Secrets,
  { merchant, name, items }: NewMerchant,
  by: By,
): Promise<string> => {
  for (const voucher of items) await checkVoucher(db, voucher)
  return db.begin(async (tx) => {
    const pin = newPin()
    if (!(await addMerchant(tx, secrets, { merchant, pin, name }, by.wall)))
      throw new StartError(`There is a merchant ${merchant} already.`)
    for (const { activity, item } of items)
      if (!(await honour(tx, merchant, activity, item)))
        throw new StartError(`Activity ${activity} was never published here.`)
    const vouchers = items.map(({ activity, item }) => `${activity}:${item}`).join(', ')
    const [{ id }] = await tx<[{ id: number }]>`select id from merchants where code = ${merchant}`
    await audit(tx, { ...by, subject: 'merchants', subjectId: String(id), event: 'add', detail: { vouchers } })
    return pin
  })
}

/**
 * Closes a merchant: it honours nothing and its counters cannot sign in. Redeemed vouchers are unchanged. @returns
 * whether the merchant exists
 */
export const closeMerchant = (db: Sql, merchant: string, by: By): Promise<boolean> =>
  db.begin(async (tx) => {
    // no PIN has this hash
    const closed = await tx<{ id: number }[]>`
      update merchants set pin_hash = ${randomBytes(32)} where code = ${merchant} returning id`
    const ids = closed.map(({ id }) => id)
    await tx`delete from merchant_sessions where merchant_id = any (${ids})`
    await tx`delete from merchant_items where merchant_id = any (${ids})`
    for (const id of ids) await audit(tx, { ...by, subject: 'merchants', subjectId: String(id), event: 'close' })
    return ids.length > 0
  })

/** Every merchant with its items and its number of redeemed vouchers. */
export const listMerchants = (db: ISql) =>
  db<{ code: string; name: Texts; items: string[]; honoured: number }[]>`
    select code, name,
      array(select activity || ':' || item from merchant_items where merchant_id = id order by activity, item) as items,
      (select count(*) from redemptions where merchant_id = id) as honoured
    from merchants order by code`
