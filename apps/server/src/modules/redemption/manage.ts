import { randomBytes, randomInt } from 'node:crypto'
import type { Texts } from '@foyer/contract/texts'
import type { ISql, Sql } from 'postgres'
import { ruleOf } from '../../activities/rules.ts'
import type { Secrets } from '../../config/secrets.ts'
import { StartError } from '../../config/start-error.ts'
import { addMerchant, honour } from './merchants.ts'

/** A kind of voucher: of an activity, an item's code. */
export interface Honoured {
  readonly activity: number
  readonly item: string
}

interface NewMerchant {
  readonly merchant: string
  readonly name: Texts
  readonly items: readonly Honoured[]
}

/** @throws StartError where the activity grants no such voucher */
const checkVoucher = ({ activity, item }: Honoured): void => {
  const vouchers =
    ruleOf(activity)?.grants.flatMap((grant) => (grant.type === 'exchange_voucher' ? grant.item : [])) ?? []
  if (!vouchers.includes(item))
    throw new StartError(
      vouchers.length === 0
        ? `Activity ${activity} grants no vouchers.`
        : `Activity ${activity} grants no voucher ${item}, but ${[...new Set(vouchers)].join(', ')}.`,
    )
}

/**
 * Adds a merchant with a PIN made up here. @returns the PIN, which is kept nowhere
 * @throws StartError where the code is taken, or there is no such voucher
 */
export const openMerchant = (
  db: Sql,
  secrets: Secrets,
  { merchant, name, items }: NewMerchant,
  wall: number,
): Promise<string> => {
  for (const voucher of items) checkVoucher(voucher)
  return db.begin(async (tx) => {
    const pin = String(randomInt(1_000_000)).padStart(6, '0')
    if (!(await addMerchant(tx, secrets, { merchant, pin, name }, wall)))
      throw new StartError(`There is a merchant ${merchant} already.`)
    for (const { activity, item } of items)
      if (!(await honour(tx, merchant, activity, item)))
        throw new StartError(`Activity ${activity} was never published here.`)
    return pin
  })
}

/** Lets a merchant honour nothing any more, and no counter sign in; what they honoured stays. @returns whether there is one */
export const closeMerchant = (db: Sql, merchant: string): Promise<boolean> =>
  db.begin(async (tx) => {
    // no PIN has this hash
    const closed = await tx<{ id: number }[]>`
      update merchants set pin_hash = ${randomBytes(32)} where code = ${merchant} returning id`
    const ids = closed.map(({ id }) => id)
    await tx`delete from merchant_sessions where merchant_id = any (${ids})`
    await tx`delete from merchant_items where merchant_id = any (${ids})`
    return ids.length > 0
  })

/** Every merchant with what they honour and how many vouchers they have honoured. */
export const listMerchants = (db: ISql) =>
  db<{ code: string; name: Texts; items: string[]; honoured: number }[]>`
    select code, name,
      array(select activity || ':' || item from merchant_items where merchant_id = id order by activity, item) as items,
      (select count(*) from redemptions where merchant_id = id) as honoured
    from merchants order by code`
