import type {
  addMerchantRequest,
  HonouredVoucher,
  Merchant,
  merchantActRequest,
  merchantDays,
  merchantDaysRequest,
  merchantsPage,
  merchantsRequest,
  setMerchantItemsRequest,
  VoucherChoice,
} from '@foyer/api/staff/merchants'
import type { Texts } from '@foyer/api/texts'
import type { ISql } from 'postgres'
import type { z } from 'zod'
import { rules } from '../../activity-rules/rules.ts'
import type { Context } from '../../context.ts'
import { ms } from '../../database/milliseconds.ts'
import { type Actor, audit } from '../../engine/audit.ts'
import { rewardRows } from '../../engine/relations.ts'
import { Refused } from '../../refused.ts'
import { activityRows } from '../activities/public.ts'
import { closeMerchant, newPin } from './manage.ts'
import { addMerchant, honour, replacePin } from './merchants.ts'

type Parts = Pick<Context, 'db' | 'secrets' | 'clocks'>
const pageSize = 100
const day = 86_400_000
/** Days of the number of recent redemptions. */
const recentDays = 30

const unknown = () => new Refused('not_found', 'there is no such merchant')

/** The vouchers that published activities grant, with their names. */
const voucherChoices = async (db: ISql): Promise<VoucherChoice[]> => {
  const granted = rules.flatMap(({ activity, grants, items }) =>
    [
      ...new Set(grants.flatMap(({ type, item }) => (type === 'exchange_voucher' && item !== null ? [item] : []))),
    ].flatMap((item) => {
      const name = items[item]?.name
      return name ? [{ activity, item, name }] : []
    }),
  )
  const activities = await db<{ number: number; title: Texts }[]>`
    select number, title from ${activityRows(db)} activity
    where number = any (${granted.map(({ activity }) => activity)})`
  const titles = new Map(activities.map(({ number, title }) => [number, title]))
  return granted.flatMap((one) => {
    const title = titles.get(one.activity)
    return title ? [{ ...one, title }] : []
  })
}

/** @throws Refused `not_found` for a voucher that no published activity grants */
const checkItems = async (db: ISql, items: readonly HonouredVoucher[]): Promise<void> => {
  const choices = await voucherChoices(db)
  const isChoice = ({ activity, item }: HonouredVoucher) =>
    choices.some((one) => one.activity === activity && one.item === item)
  if (!items.every(isChoice)) throw new Refused('not_found', 'no published activity grants this voucher')
}

const merchantRowsAt = (db: ISql, at: number) => db`
  select code, name, ${ms(db, 'created_at')} as "addedAt",
    (select coalesce(jsonb_agg(jsonb_build_object('activity', activity, 'item', item) order by activity, item), '[]')
      from merchant_items where merchant_id = merchants.id) as items,
    (select count(*) from redemptions where merchant_id = merchants.id
      and used_at > ${new Date(at - recentDays * day)})::int as recent,
    (select ${ms(db, 'used_at')} from redemptions where merchant_id = merchants.id order by used_at desc limit 1) as "lastAt"
  from merchants`

/** A page of the merchants, by code. */
export const pageOfMerchants = async (
  { db, clocks }: Parts,
  { after = '' }: z.output<typeof merchantsRequest>,
): Promise<z.input<typeof merchantsPage>> => {
  const rows = await db<Merchant[]>`
    ${merchantRowsAt(db, clocks.business())} where code > ${after} order by code limit ${pageSize + 1}`
  const merchants = rows.slice(0, pageSize)
  return {
    merchants,
    after: rows.length > pageSize ? (merchants.at(-1)?.code ?? null) : null,
    vouchers: await voucherChoices(db),
  }
}

const oneOf = async (db: ISql, code: string, at: number): Promise<Merchant> => {
  const [row] = await db<Merchant[]>`${merchantRowsAt(db, at)} where code = ${code}`
  if (!row) throw unknown()
  return row
}

const written = (items: readonly HonouredVoucher[]): string[] =>
  items.map(({ activity, item }) => `${activity}:${item}`).toSorted()

/** Locks a merchant. @throws Refused `not_found` */
const lock = async (tx: ISql, code: string): Promise<number> => {
  const [row] = await tx<{ id: number }[]>`select id from merchants where code = ${code} for update`
  if (!row) throw unknown()
  return row.id
}

/** Adds a merchant. @returns its PIN, which is not stored; null if the code is in use, and nothing was added */
export const addMerchantBy = (
  { db, secrets, clocks }: Parts,
  { code, name, items, reason }: z.output<typeof addMerchantRequest>,
  actor: Actor,
): Promise<{ pin: string | null }> =>
  db.begin(async (tx) => {
    await checkItems(tx, items)
    const [pin, wall] = [newPin(), clocks.wall()]
    if (!(await addMerchant(tx, secrets, { merchant: code, pin, name }, wall))) return { pin: null }
    for (const { activity, item } of items) await honour(tx, code, activity, item)
    const subjectId = String(await lock(tx, code))
    const change = { before: {}, after: { code, vouchers: written(items) } }
    await audit(tx, { actor, wall, reason, subject: 'merchants', subjectId, event: 'add', change })
    return { pin }
  })

/** Gives a merchant a new PIN and signs its counters out. @throws Refused `not_found` */
export const renewPin = (
  { db, secrets, clocks }: Parts,
  { code, reason }: z.output<typeof merchantActRequest>,
  actor: Actor,
): Promise<{ pin: string }> =>
  db.begin(async (tx) => {
    const pin = newPin()
    const id = await replacePin(tx, secrets, { merchant: code, pin })
    if (id === undefined) throw unknown()
    const wall = clocks.wall()
    await audit(tx, { actor, wall, reason, subject: 'merchants', subjectId: String(id), event: 'pin' })
    return { pin }
  })

/** Sets the vouchers that a merchant accepts. @throws Refused `not_found` */
export const setItems = (
  { db, clocks }: Parts,
  { code, items, reason }: z.output<typeof setMerchantItemsRequest>,
  actor: Actor,
): Promise<Merchant> =>
  db.begin(async (tx) => {
    await checkItems(tx, items)
    const id = await lock(tx, code)
    const before = await oneOf(tx, code, clocks.business())
    await tx`delete from merchant_items where merchant_id = ${id}`
    for (const { activity, item } of items) await honour(tx, code, activity, item)
    await audit(tx, {
      actor,
      wall: clocks.wall(),
      reason,
      subject: 'merchants',
      subjectId: String(id),
      event: 'vouchers',
      change: { before: { vouchers: written(before.items) }, after: { vouchers: written(items) } },
    })
    return oneOf(tx, code, clocks.business())
  })

/** Closes a merchant. @throws Refused `not_found` */
export const closeMerchantBy = async (
  { db, clocks }: Parts,
  { code, reason }: z.output<typeof merchantActRequest>,
  actor: Actor,
): Promise<Merchant> => {
  if (!(await closeMerchant(db, code, { actor, wall: clocks.wall(), reason }))) throw unknown()
  return oneOf(db, code, clocks.business())
}

/** The numbers of redeemed vouchers of a merchant by day in Hong Kong. @throws Refused `not_found` */
export const daysOfMerchant = async (
  { db, clocks }: Parts,
  { code, days }: z.output<typeof merchantDaysRequest>,
): Promise<z.input<typeof merchantDays>> => {
  const [merchant] = await db<{ id: number }[]>`select id from merchants where code = ${code}`
  if (!merchant) throw unknown()
  const rows = await db<{ day: string; activity: number; item: string; redeemed: number }[]>`
    select to_char(used_at at time zone 'Asia/Hong_Kong', 'YYYY-MM-DD') as day, activity, item, count(*)::int as redeemed
    from redemptions join ${rewardRows(db)} reward on reward.id = reward_id
    where merchant_id = ${merchant.id} and used_at > ${new Date(clocks.business() - days * day)}
    group by 1, 2, 3 order by 1 desc, 2, 3`
  return { days: rows }
}
