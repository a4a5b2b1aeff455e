import type { CallDescriptor } from '@foyer/comm'
import { openSession } from '../../platform/session.ts'

/** Message types, which every market call has to name (V10). */
const messageTypes = {
  'market/quotes': 'quotes',
  'market/indices': 'quotes',
  'market/movers': 'quotes',
  'market/candles': 'candles',
  'market/intraday': 'candles',
  'market/sparklines': 'candles',
  'market/details': 'details',
  'market/depth': 'depth',
  'market/search': 'search',
  'market/stream': 'stream',
} as const

/**
 * Sends a market call with the visitor's identity, which determines the delay of the quotes. Rejects like every signed
 * call.
 */
export const requestMarket = async <Reply>(
  name: keyof typeof messageTypes,
  params: Readonly<Record<string, unknown>> = {},
  signal?: CallDescriptor['signal'],
): Promise<Reply> => {
  const comm = await openSession()
  return comm.gateway<Reply>({ function: name, params, messageType: messageTypes[name], publicParamsType: 2, signal })
}
