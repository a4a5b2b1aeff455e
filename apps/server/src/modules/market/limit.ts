import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { limitAddress, limitSession } from '../../http/rate-limit.ts'

/** What costs work, and what one session is told of it a minute: a page asks a few times, a search field as one types. */
const perSession = { candles: 120, movers: 120, search: 240 } as const

/**
 * Of visitors behind one address, all of that together: their sessions cost nothing to have. Offices and whole towns on their
 * phones stand behind one address, so whoever registered is counted by session alone.
 */
const byAddress = { name: 'market-visitors', limit: 1_200, windowMs: 60_000 }

/** @throws Refused `rate_limited` */
export const limitMarket = async (
  context: Context,
  request: Pick<FastifyRequest, 'caller' | 'ip'>,
  name: keyof typeof perSession,
): Promise<void> => {
  const { caller } = request
  await limitSession(context, caller, { name: `market-${name}`, limit: perSession[name], windowMs: 60_000 })
  if (caller.level === 'tourist') await limitAddress(context, request, byAddress)
}
