import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { limitAddress, limitCaller } from '../../http/rate-limit.ts'
import { isRealTime } from './quotes.ts'

/** Limits of costly requests, per caller and minute: a page sends a few, a search field sends one per keystroke. */
export const perCaller = { candles: 120, depth: 60, details: 120, movers: 120, search: 240, sparklines: 60 } as const

/**
 * Limit of the candles and searches of all visitors behind one address, because a new visitor session costs nothing.
 * The limit is high, since mobile carriers share one address among many phones. Movers are not limited: every page
 * polls them, and they are computed once for all visitors (`visitors-movers.ts`).
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
