import { marketEndpoints } from '@foyer/api/endpoints/market'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { lastClosedDay, readClosures } from '../trading-calendar/public.ts'
import { closeOf } from './closes.ts'
import { readMarketConditions } from './conditions.ts'
import { instruments } from './instruments.ts'
import { overviewOf, visitorsQuote } from './overview.ts'
import { providedCloses } from './provider/closes.ts'
import { createWalks } from './walks.ts'

/** Serves closing prices, and the quotes that every visitor sees first. */
export const marketRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks, connectors } = context
  const walksTo = createWalks()
  serve(app, context, marketEndpoints, {
    'GET /market/closes': async ({ query }) => {
      const closures = await readClosures(db)
      const tradingDay = lastClosedDay(closures, clocks.business())
      if (!connectors.marketData.isLocal) {
        const conditions = await readMarketConditions(context)
        return { tradingDay, prices: await providedCloses(conditions, query.codes, tradingDay, clocks.business()) }
      }
      const walks = walksTo(closures, tradingDay)
      const nth = walks.numberOf(tradingDay)
      const closing = query.codes.flatMap((code) => {
        const instrument = instruments.get(code)
        return instrument ? [closeOf(instrument, walks.lastTwo(instrument.walk, nth))] : []
      })
      return { tradingDay, prices: closing }
    },
    'GET /market/overview': () => overviewOf(context),
    'GET /market/quotes/:code': ({ params }) => visitorsQuote(context, params.code),
  })
}
