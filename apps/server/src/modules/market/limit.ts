import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { limitAddress, limitCaller } from '../../http/rate-limit.ts'
import { isRealTime } from './quotes.ts'

/** What costs work, and what one caller is told of it a minute: a page asks a few times, a search field as one types. */
export const perCaller = { candles: 120, movers: 120, search: 240 } as const

/**
 * Of visitors behind one address, candles and searches together: their sessions cost nothing to have. Towns on their phones
 * stand behind one address, so it is much, and their movers, which every page asks for again and again, are worked out once
 * for all of them (`visitors-movers.ts`) and not counted here.
 */
export const byAddress = { name: 'market-visitors', limit: 6_000, windowMs: 60_000 }

/** @throws Refused `rate_limited` */
export const limitMarket = async (
  context: Context,
  request: Pick<FastifyRequest, 'caller' | 'callerAddress'>,
  name: keyof typeof perCaller,
): Promise<void> => {
  const { caller } = request
  await limitCaller(context, caller, { name: `market-${name}`, limit: perCaller[name], windowMs: 60_000 })
  if (!isRealTime(caller.level) && name !== 'movers') await limitAddress(context, request, byAddress)
}
