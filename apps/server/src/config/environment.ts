import { z } from 'zod'

const schema = z.object({
  FOYER_MODE: z.enum(['sandbox', 'production']).default('sandbox'),
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.string().optional(),
  TRUST_PROXY: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})
export type Environment = z.infer<typeof schema>
