import type { CallDescriptor } from '@foyer/comm'
import { openSession } from '../../platform/session.ts'

/** Kinds of messages, which a market call has to name (V10). */
const messageTypes = {
  'market/quotes': 'quotes',
  'market/indices': 'quotes',
  'market/movers': 'quotes',
  'market/candles': 'candles',
  'market/search': 'search',
  'market/stream': 'stream',
} as const

/** Asks the market, as whoever the visitor is: the delay of the answer goes by that. Rejects as every signed call does. */
export const askMarket = async <Reply>(
  name: keyof typeof messageTypes,
  params: Readonly<Record<string, unknown>> = {},
  signal?: CallDescriptor['signal'],
): Promise<Reply> => {
  const comm = await openSession()
  return comm.gateway<Reply>({ function: name, params, messageType: messageTypes[name], publicParamsType: 2, signal })
}
