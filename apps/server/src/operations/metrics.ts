import { metricsAccess } from '@foyer/api/staff/roles'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Context } from '../context.ts'
import type { App } from '../http/app.ts'
import { requireStaff } from '../http/staff.ts'
import { databaseGauges } from './gauges.ts'
import { measureProcess } from './process-metrics.ts'
import { quietLevel } from './quiet-level.ts'

let ofProcess: Registry | undefined

/**
 * Figures of Node.js and the process. They are collected once in a process, since prom-client never removes its
 * observers: these would keep each server that ran in the process in memory.
 */
const processFigures = (): Registry => {
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  return ofProcess
}

/** GET /metrics for Prometheus (O1): figures of this process, its event loop, its calls and the database. */
export const metricsRoutes = async (app: App, context: Context, registry: Registry): Promise<void> => {
  const ofNode = processFigures()
  measureProcess(registry, context)
  const readGauges = databaseGauges(registry, context)
  app.get(
    '/metrics',
    {
      config: { load: 'uncounted', access: metricsAccess },
      logLevel: quietLevel(context.environment),
      onRequest: requireStaff(metricsAccess),
      schema: { hide: true },
    },
    async (request, reply) => {
      await readGauges(request.log)
      return reply.type(registry.contentType).send(await Registry.merge([ofNode, registry]).metrics())
    },
  )
}
