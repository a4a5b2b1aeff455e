import { z } from 'zod'

const schema = z.object({
  FOYER_MODE: z.enum(['sandbox', 'production']).default('sandbox'),
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
})
export type Environment = z.infer<typeof schema>
