import { z } from 'zod'

/** A report without personal data (A12). The server truncates and scrubs it again. */
export const clientError = z.object({
  name: z.string().max(80),
  message: z.string().max(300),
  /** file:line:column frames of our own bundles only */
  stack: z.array(z.string().max(160)).max(12),
  route: z.string().max(64),
  release: z.string().max(64),
})
export type ClientError = z.infer<typeof clientError>
