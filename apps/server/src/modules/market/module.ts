import type { Module } from '../../module.ts'
import { marketFigures } from './figures.ts'
import { readWhileListening } from './provider/reader.ts'
import { marketRoutes } from './routes.ts'
import { marketSandboxRoutes } from './sandbox-routes.ts'
import { marketStreamRoutes } from './stream/routes.ts'

export const marketModule: Module = {
  routes: [
    async (app, context) => {
      const { environment, connectors } = context
      // the sandbox simulates prices; production has none without a provider
      if (environment.FOYER_MODE === 'sandbox' || !connectors.marketData.isLocal) await marketRoutes(app, context)
    },
  ],
  streams: (app, context, registry) => {
    readWhileListening(app, context)
    return marketStreamRoutes(app, context, registry)
  },
  figures: [marketFigures],
  sandboxRoutes: [marketSandboxRoutes],
  tables: ['market_feed', 'market_histories', 'market_minutes', 'market_securities', 'market_ticks', 'sandbox_halts'],
}
