import { z } from 'zod'

/** Milliseconds since 1970, by the business clock. */
const time = z.number().int()

/** A period in which staff call back. */
export const callBackWindow = z.object({ from: time, to: time })
export type CallBackWindow = z.infer<typeof callBackWindow>

/** @param client the name of the client app, whose firm has the hotline; another name has the retail client's */
export const hotlineQuery = z.strictObject({ client: z.string().max(40).optional() })

/**
 * Whether the hotline is open, when that changes, and the windows in which a person can be called: of today and of the next day on
 * which it is open. `changesAt` is null for a hotline that never closes.
 */
export const hotlineReply = z.object({
  asOf: time,
  isOpen: z.boolean(),
  changesAt: time.nullable(),
  windows: z.array(callBackWindow),
})
export type HotlineReply = z.infer<typeof hotlineReply>
