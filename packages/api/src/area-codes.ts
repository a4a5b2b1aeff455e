import { searchTextMax } from '@foyer/protocol/limits'
import { z } from 'zod'

/**
 * One country or region (C8). `initail` is spelled as on the wire. `nameEn` is our own field and may be missing in
 * replies of other servers.
 */
export const areaCode = z.object({
  id: z.string(),
  value: z.string().regex(/^\d{1,4}$/),
  name: z.string(),
  nameHk: z.string(),
  initailCn: z.string().length(1),
  initail: z.string().length(1),
  nameEn: z.string().optional(),
})
export type AreaCode = z.infer<typeof areaCode>

/** The text that is searched for (N4). */
export const areaCodeQuery = z.object({ content: z.string().max(searchTextMax).default('') })
export const areaCodeReply = z.object({
  code: z.literal(200),
  data: z.object({ all: z.array(areaCode), often: z.array(areaCode) }),
})
export type AreaCodeReply = z.infer<typeof areaCodeReply>

/** The endpoint's own form of a failure, with HTTP 400: `code` as in the reply, `reason` as in all refusals. */
export const areaCodeFailure = z.object({
  code: z.literal(400),
  msg: z.string(),
  reason: z.literal('invalid_request'),
  /** reference of the call in the server's log */
  reference: z.string(),
})
