import { z } from 'zod'

/** The gateway and its backend each report a status. The institution bridge reads strings (B5). */
const success = { status: '0', bgStatus: '0' } as const

/** Schema of a gateway function's success reply; refusals have the common form. */
export const gatewayReplyOf = <T extends z.ZodType>(data: T) =>
  z.object({ status: z.literal(success.status), bgStatus: z.literal(success.bgStatus), data })

/** The success reply of a gateway function. */
export const gatewayDone = <T>(data: T): typeof success & { data: T } => ({ ...success, data })
