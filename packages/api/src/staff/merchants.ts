import { z } from 'zod'
import { codePattern } from '../codes.ts'
import { merchantSessionRequest } from '../presentations.ts'
import { localised, texts } from '../texts.ts'
import { reason, writtenText } from './written.ts'

const at = z.number().int()
const count = z.number().int().min(0)
const code = merchantSessionRequest.shape.merchant
const name = writtenText(1, 60)

/** A kind of voucher: the activity and the item's code. */
export const honoured = z.strictObject({
  activity: z.number().int().positive().max(999_999_999),
  item: z.string().regex(codePattern),
})
export type HonouredVoucher = z.infer<typeof honoured>
const items = z
  .array(honoured)
  .max(100)
  .refine((all) => new Set(all.map((one) => `${one.activity}:${one.item}`)).size === all.length, 'a voucher twice')

/** A voucher that merchants can accept, with names for people. */
export const voucherChoice = z.object({
  activity: z.number().int(),
  item: z.string(),
  title: texts,
  name: texts,
})
export type VoucherChoice = z.infer<typeof voucherChoice>

export const merchant = z.object({
  code: z.string(),
  name: texts,
  /** empty for a merchant that is closed */
  items: z.array(z.object({ activity: z.number().int(), item: z.string() })),
  addedAt: at,
  /** vouchers redeemed within the last 30 days, and when the last one was; business clock */
  recent: count,
  lastAt: at.nullable(),
})
export type Merchant = z.infer<typeof merchant>

export const merchantsRequest = z.strictObject({ after: code.optional() })
/** `after`: the last code of a page, after which the next page begins. */
export const merchantsPage = z.object({
  merchants: z.array(merchant),
  after: z.string().nullable(),
  vouchers: z.array(voucherChoice),
})

export const addMerchantRequest = z.strictObject({
  code,
  name: z.strictObject(localised(name)),
  items: items.min(1),
  reason,
})
/** `pin`: of its counters, which no other reply has; null if there is a merchant with this code already. */
export const addedMerchant = z.object({ pin: z.string().nullable() })

export const merchantActRequest = z.strictObject({ code, reason })
export const merchantPin = z.object({ pin: z.string() })
export const setMerchantItemsRequest = z.strictObject({ code, items: items.min(1), reason })

export const merchantDaysRequest = z.strictObject({ code, days: z.number().int().min(1).max(92) })
/** Redeemed vouchers of each day in Hong Kong, the newest first; a day without any is missing. */
export const merchantDays = z.object({
  days: z.array(z.object({ day: z.string(), activity: z.number().int(), item: z.string(), redeemed: count })),
})
