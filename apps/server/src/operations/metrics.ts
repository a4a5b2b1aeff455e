import { collectDefaultMetrics, type Registry } from 'prom-client'
import type { Context } from '../context.ts'
import type { App } from '../http/app.ts'
import { databaseGauges } from './gauges.ts'
import { operatorsOnly } from './operators-only.ts'
import { measureProcess } from './process-metrics.ts'
import { quietLevel } from './quiet-level.ts'

/** GET /metrics for Prometheus (O1): figures of this process, its event loop, its calls and the database. */
export const metricsRoutes = async (app: App, context: Context, registry: Registry): Promise<void> => {
  collectDefaultMetrics({ register: registry })
  measureProcess(registry, context)
  const readGauges = databaseGauges(registry, context)
  app.get(
    '/metrics',
    {
      config: { load: 'uncounted' },
      logLevel: quietLevel(context.environment),
      onRequest: operatorsOnly(context),
      schema: { hide: true },
    },
    async (request, reply) => {
      await readGauges(request.log)
      return reply.type(registry.contentType).send(await registry.metrics())
    },
  )
}
