import { idempotencyKeyPattern } from '@foyer/protocol/limits'
import { z } from 'zod'
import { deliveryAddress } from './addresses.ts'
import { callBackTopics, longestNote } from './call-back-limits.ts'
import { language } from './content.ts'
import { callBackWindow, hotlineQuery } from './hotline.ts'
import { line } from './line.ts'

/** Requests to be called by the firm. Milliseconds since 1970; windows are of the business clock. */
const time = z.number().int()

/** `open`: nobody has called yet. `reached`: staff spoke to the person. `missed`: staff called and nobody answered. */
export const callBackStates = ['open', 'reached', 'missed', 'withdrawn'] as const
export type CallBackState = (typeof callBackStates)[number]

const { areaCode, mobileNo } = deliveryAddress.options[0].shape

export const requestCallBackRequest = z.strictObject({
  key: z.string().regex(idempotencyKeyPattern),
  client: hotlineQuery.shape.client,
  /** the beginning of an offered window */
  from: time,
  topic: z.enum(callBackTopics),
  /** null for the number that the caller is registered with */
  number: z.strictObject({ areaCode, mobileNo }).nullable(),
  note: line(longestNote).optional(),
  /** in which staff speak to the person */
  language,
})
export type RequestCallBackRequest = z.infer<typeof requestCallBackRequest>

/** The reply is stored under the key, so it has no personal data. */
export const requestedCallBack = z.object({ id: z.uuid() })
export type RequestedCallBack = z.infer<typeof requestedCallBack>

export const withdrawCallBackRequest = z.strictObject({ id: z.uuid() })

export const callBack = callBackWindow.extend({
  id: z.uuid(),
  state: z.enum(callBackStates),
  topic: z.enum(callBackTopics),
  /** masked */
  number: z.string(),
  at: time,
})
export type CallBack = z.infer<typeof callBack>

/** The newest request of the caller, null without one, and the masked number that they are registered with. */
export const callBackReply = z.object({ callBack: callBack.nullable(), number: z.string() })
export type CallBackReply = z.infer<typeof callBackReply>
