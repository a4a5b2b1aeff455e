import { z } from 'zod'
import { callBackTopics } from '../call-back-limits.ts'
import { callBackStates } from '../call-backs.ts'
import { language } from '../content.ts'
import { callBackWindow } from '../hotline.ts'
import { carePerson } from './care.ts'
import { reason } from './written.ts'

/** Requests of persons to be called, as client care sees them. Milliseconds since 1970. */
const at = z.number().int()

export const staffCallBack = callBackWindow.extend({
  id: z.uuid(),
  state: z.enum(callBackStates),
  person: carePerson.nullable(),
  topic: z.enum(callBackTopics),
  language,
  /** masked */
  number: z.string(),
  /** the number differs from the registered number of the person */
  isOtherNumber: z.boolean(),
  hasNote: z.boolean(),
  at,
  closedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  closedAt: at.nullable(),
  /** what the member of staff who closed it wrote */
  outcome: z.string().nullable(),
})
export type StaffCallBack = z.infer<typeof staffCallBack>

const cursor = z.string().regex(/^\d{1,15}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
export const staffCallBacksRequest = z.strictObject({ open: z.boolean(), after: cursor.optional() })
export const staffCallBacksPage = z.object({
  /** open ones with the earliest window first, and closed ones with the latest first; at most 40 */
  callBacks: z.array(staffCallBack),
  after: cursor.nullable(),
  /** by the business clock, for what is due */
  asOf: at,
})
export type StaffCallBacksPage = z.infer<typeof staffCallBacksPage>

export const revealCallBackRequest = z.strictObject({ callBack: z.uuid(), reason })
/** In clear. The note is what the person typed. */
export const revealedCallBack = z.object({ number: z.string(), note: z.string().nullable() })

export const closeCallBackRequest = z.strictObject({
  callBack: z.uuid(),
  state: z.enum(['reached', 'missed']),
  reason,
})
