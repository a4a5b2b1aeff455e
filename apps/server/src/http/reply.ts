import { z } from 'zod'

/** The schema of a signed call's success reply; refusals have the schema of the catalogue. */
export const replyOf = <T extends z.ZodType>(data: T) => z.object({ status: z.literal(0), data })

/** The success reply of a signed call. */
export const done = <T>(data: T): { status: 0; data: T } => ({ status: 0, data })
