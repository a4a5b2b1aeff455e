import { z } from 'zod'

const envelopeOf = <T extends z.ZodType>(data: T) => z.object({ status: z.literal(0), data })
const envelopes = new WeakMap<z.ZodType, unknown>()

/**
 * The schema of a signed call's success reply; refusals have the schema of the catalogue. The same data have the same schema,
 * because zod compiles each schema at its first use, and a process may build several servers.
 */
export const replyOf = <T extends z.ZodType>(data: T): ReturnType<typeof envelopeOf<T>> => {
  const known = envelopes.get(data) ?? envelopeOf(data)
  envelopes.set(data, known)
  return known as ReturnType<typeof envelopeOf<T>>
}

/** The success reply of a signed call. */
export const done = <T>(data: T): { status: 0; data: T } => ({ status: 0, data })
