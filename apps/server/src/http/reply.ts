import { z } from 'zod'

/** Schema of a signed call's success; refusals have the catalogue's own shape. */
export const replyOf = <T extends z.ZodType>(data: T) => z.object({ status: z.literal(0), data })

/** The success reply of a signed call. */
export const done = <T>(data: T): { status: 0; data: T } => ({ status: 0, data })
