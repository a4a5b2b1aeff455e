import type { FastifyRequest } from 'fastify'
import { fundsKind } from '../../activity-rules/virtual-asset-etf/funds.ts'
import type { Context } from '../../context.ts'
import { factsAt } from '../../engine/facts/in-force.ts'
import { mainlandAddress } from '../residence/public.ts'

/**
 * What a fund charges a year, in hundredths of a percent, by the code of one of its counters; null for any other code, and
 * for a mainland address, where these funds are not offered.
 */
export const feeOfFund = async (
  context: Context,
  request: Pick<FastifyRequest, 'headers' | 'callerAddress'>,
  code: string,
): Promise<number | null> => {
  const published = await factsAt(context.db, fundsKind, context.clocks.business())
  const fund = published?.content.funds.find(({ counters }) => counters.some((counter) => counter.code === code))
  if (!fund || (await mainlandAddress(context, request))) return null
  return fund.fees.total
}
