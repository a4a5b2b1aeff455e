import { resultEndpoints } from '@foyer/api/endpoints/results'
import type { Context } from '../../context.ts'
import { csvOf } from '../../csv.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { resultRows, resultsOf } from './results.ts'

/** Serves the results of activities to staff. */
export const resultRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, resultEndpoints, {
    'POST /staff/results': ({ body }) => resultsOf(context, body.activity),
    'GET /staff/results/export': async ({ query: { activity, table } }, reply) => {
      const file = csvOf(await resultRows(context, activity, table))
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="activity-${activity}-${table}.csv"`)
        .header('cache-control', 'no-store')
        .send(file)
    },
  })
}
