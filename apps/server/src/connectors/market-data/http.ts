import type { SystemCaller } from '../wire/caller.ts'
import { pageOf } from '../wire/feed.ts'
import { itemsAtOnce, marketDataContract } from './contract.ts'
import type { RemoteMarketData } from './port.ts'

const { listSecurities, listQuotes, listBars, readDepth } = marketDataContract.operations

/** The market data of a provider that answers the documented calls. */
export const httpMarketData = ({ call }: Pick<SystemCaller, 'call'>): RemoteMarketData => ({
  isLocal: false,
  securities: (cursor) => pageOf(call(listSecurities, { cursor, limit: itemsAtOnce })),
  quotes: (cursor, wait) => pageOf(call(listQuotes, { cursor, limit: itemsAtOnce, wait })),
  bars: async (code, since) => (await call(listBars, { code, since })).bars,
  depth: async (code) => (await call(readDepth, { code })).depth ?? undefined,
})
