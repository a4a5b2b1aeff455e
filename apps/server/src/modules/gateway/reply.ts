import { z } from 'zod'

/** Both parties of a gateway, itself and what is behind it, say how it went; the institution bridge reads strings (B5). */
const success = { status: '0', bgStatus: '0' } as const

/** Schema of a gateway function's success; refusals are as everywhere. */
export const gatewayReplyOf = <T extends z.ZodType>(data: T) =>
  z.object({ status: z.literal(success.status), bgStatus: z.literal(success.bgStatus), data })

/** The success reply of a gateway function. */
export const gatewayDone = <T>(data: T): typeof success & { data: T } => ({ ...success, data })
