import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { Registry } from 'prom-client'
import { measureSystems } from './connectors/metrics.ts'
import type { Context } from './context.ts'
import { requireAccess } from './http/access.ts'
import type { App } from './http/app.ts'
import { answerErrors } from './http/errors.ts'
import { loggerOptions } from './http/logging.ts'
import { requestBounds } from './http/request-bounds.ts'
import { acceptStaff } from './http/staff.ts'
import { admitStaff } from './modules/staff/public.ts'
import { healthRoutes } from './operations/health.ts'
import { metricsRoutes } from './operations/metrics.ts'
import { newReference } from './reference.ts'

/** Builds what a process serves that only runs jobs: its health for an orchestrator, and its figures for operators. */
export const buildWorkerApp = async (context: Context): Promise<App> => {
  const app = Fastify({
    logger: loggerOptions(context.environment),
    trustProxy: context.environment.TRUST_PROXY,
    bodyLimit: requestBounds.body,
    http: { headersTimeout: requestBounds.headersTime },
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: newReference,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  requireAccess(app)
  answerErrors(app)
  healthRoutes(app, context)
  acceptStaff(app, admitStaff(context))
  const registry = new Registry()
  measureSystems(registry, context.connectors.states)
  await app.register(async (scope) => metricsRoutes(scope, context, registry))
  return app
}
