import { tradeFileEndpoints } from '@foyer/api/endpoints/trade-files'
import { tradeFileMax } from '@foyer/api/staff/trade-files'
import type { Context } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { longestBodyWith } from '../../http/file-body.ts'
import { serve } from '../../http/serve.ts'
import { turns } from '../../turns.ts'
import { importTradeFile, previewTrades } from './trade-file.ts'

/** Files in memory of one process, and those that wait. */
const filesAtOnce = { running: 1, waiting: 4 }

/** Serves the import of files of trades, for staff. */
export const tradeFileRoutes = async (app: App, context: Context): Promise<void> => {
  const inTurn = turns(filesAtOnce.running, filesAtOnce.waiting)
  // wide lines have many quotes
  const bodyLimit = longestBodyWith({ ...tradeFileMax, lines: 5 * tradeFileMax.lines })
  serve(
    app,
    context,
    tradeFileEndpoints,
    {
      'POST /staff/trades/preview': (request) =>
        inTurn(() => previewTrades(context, request.body.text, actorOf(request))),
      'POST /staff/trades/import': (request) => inTurn(() => importTradeFile(context, request.body, actorOf(request))),
    },
    { 'POST /staff/trades/preview': { bodyLimit }, 'POST /staff/trades/import': { bodyLimit } },
  )
}
