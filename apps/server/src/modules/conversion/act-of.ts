import type { z } from 'zod'
import { pointsExchange } from '../../activity-rules/points-exchange/offers.ts'
import type { Act } from '../../engine/idempotency.ts'

/** An act of the exchange. Its name distinguishes calls with equal bodies. */
export const actOf = <Reply>(
  name: 'hold' | 'release' | 'commit',
  { key, ...request }: { readonly key: string },
  reply: z.ZodType<Reply>,
): Omit<Act<Reply>, 'personId'> => ({ key, activity: pointsExchange, request: { call: name, ...request }, reply })
