import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { commonTime } from './functions/common-time.ts'
import { marketCandles } from './functions/market-candles.ts'
import { marketDepth } from './functions/market-depth.ts'
import { marketDetails } from './functions/market-details.ts'
import { marketIndices } from './functions/market-indices.ts'
import { marketIntraday } from './functions/market-intraday.ts'
import { marketMovers } from './functions/market-movers.ts'
import { marketQuotes } from './functions/market-quotes.ts'
import { marketSearch } from './functions/market-search.ts'
import { marketSparklines } from './functions/market-sparklines.ts'
import { marketStream } from './functions/market-stream.ts'
import { marketTime } from './functions/market-time.ts'
import { tradeAccountFigures } from './functions/trade-account-figures.ts'
import { tradeAccountInfo } from './functions/trade-account-info.ts'
import { tradeAccountPositions } from './functions/trade-account-positions.ts'
import { tradeAccountValues } from './functions/trade-account-values.ts'
import { tradeOfferingsMine } from './functions/trade-offerings-mine.ts'
import { userProfile } from './functions/user-profile.ts'
import { userWatchlist } from './functions/user-watchlist.ts'
import { userWatchlistKeep } from './functions/user-watchlist-keep.ts'
import { serveFunction } from './serve.ts'

/** Serves every function of the gateway (N7) on the hosts of all variants. */
export const gatewayRoutes = async (app: App, context: Context): Promise<void> => {
  serveFunction(app, context, commonTime)
  serveFunction(app, context, marketTime)
  serveFunction(app, context, marketSearch)
  serveFunction(app, context, marketStream)
  serveFunction(app, context, marketQuotes)
  serveFunction(app, context, marketMovers)
  serveFunction(app, context, marketIndices)
  serveFunction(app, context, marketCandles)
  serveFunction(app, context, marketIntraday)
  serveFunction(app, context, marketSparklines)
  serveFunction(app, context, marketDetails)
  serveFunction(app, context, marketDepth)
  serveFunction(app, context, userProfile)
  serveFunction(app, context, userWatchlist)
  serveFunction(app, context, userWatchlistKeep)
  serveFunction(app, context, tradeAccountInfo)
  serveFunction(app, context, tradeOfferingsMine)
  serveFunction(app, context, tradeAccountFigures)
  serveFunction(app, context, tradeAccountPositions)
  serveFunction(app, context, tradeAccountValues)
}
