import { z } from 'zod'

type Json = z.infer<ReturnType<typeof z.json>>

/** Any JSON value. It has a name in the API reference, because it contains itself; `z.json()` would have none. */
export const json: z.ZodType<Json> = z
  .lazy(() => z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), z.record(z.string(), json)]))
  .meta({ id: 'Json' })
