import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { Registry } from 'prom-client'
import { mounts } from './config/hosts.ts'
import { measureSystems } from './connectors/metrics.ts'
import type { Context } from './context.ts'
import { requireAccess } from './http/access.ts'
import { type Admission, admitCalls } from './http/admission/admit.ts'
import type { App } from './http/app.ts'
import { storeRawBody } from './http/body.ts'
import { answerBrokenRequest } from './http/broken-request.ts'
import { readCallerAddress } from './http/caller-address.ts'
import { boundConnections } from './http/connection-bounds.ts'
import { allowOrigins } from './http/cors.ts'
import { keepDocuments } from './http/documents.ts'
import { answerBadPath, answerErrors } from './http/errors.ts'
import { loggerOptions } from './http/logging.ts'
import { refuseNul } from './http/nul.ts'
import { noticeProxies } from './http/proxy-notice.ts'
import { requestBounds } from './http/request-bounds.ts'
import { admitOnlyThisMachine } from './http/sandbox-scope.ts'
import { secureReplies } from './http/security-headers.ts'
import { acceptSignatures } from './http/signing/accept.ts'
import { endSlowBodies } from './http/slow-bodies.ts'
import { acceptStaff } from './http/staff.ts'
import type { Routes } from './module.ts'
import { requireAdmitted } from './modules/activities/public.ts'
import { refusalRecorder } from './modules/care/public.ts'
import { personIdOf, recordUse } from './modules/identity/public.ts'
import { admitStaff } from './modules/staff/public.ts'
import { bodyDeadline } from './modules/uploads/public.ts'
import { documentRoutes, showsDocs } from './operations/docs.ts'
import { healthRoutes } from './operations/health.ts'
import { metricsRoutes } from './operations/metrics.ts'
import { measureRequests } from './operations/request-metrics.ts'
import { newReference } from './reference.ts'
import { clientRoutes } from './static/routes.ts'
import { staffAppRoutes } from './static/staff-apps.ts'
import { traceRequests } from './telemetry/trace-requests.ts'

export type { App }

/** Without a name Fastify compares each of some hundred plugins with every loaded CommonJS module, to find one. */
const pluginName = { [Symbol.for('fastify.display-name')]: 'routes' }

/**
 * Builds the whole server as one Fastify instance, ready to listen or to `inject()`. Plugins are registered in the
 * order in which they run.
 *
 * @param admission bounds of the admission other than the usual ones, for measurements
 */
export const buildApp = async (context: Context, admission: Partial<Admission> = {}): Promise<App> => {
  const { environment, modules } = context
  const app = Fastify({
    logger: loggerOptions(environment),
    trustProxy: environment.TRUST_PROXY,
    bodyLimit: requestBounds.body,
    // longer than the longest deadline of a body, which is the deadline of an upload
    requestTimeout: bodyDeadline + 10_000,
    http: { headersTimeout: requestBounds.headersTime, connectionsCheckingInterval: 5_000 },
    // while the server closes, it answers calls on open connections; /readyz reports that it is closing
    return503OnClosing: false,
    frameworkErrors: answerBadPath,
    clientErrorHandler: (error, socket): void => answerBrokenRequest(log, error, socket),
    requestIdHeader: false,
    // people quote the reference on the phone
    genReqId: newReference,
  }).withTypeProvider<ZodTypeProvider>()
  const { log } = app
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await traceRequests(app)
  readCallerAddress(app)
  if (environment.FOYER_MODE === 'production') noticeProxies(app, environment.TRUST_PROXY)
  requireAccess(app)
  keepDocuments(app)
  endSlowBodies(app)
  storeRawBody(app)
  const refusals = refusalRecorder(context)
  answerErrors(app, refusals.note)
  app.addHook('onClose', refusals.end)
  secureReplies(app, environment)
  if (environment.FOYER_ORIGINS.length > 0)
    await allowOrigins(app, environment.FOYER_ORIGINS, [
      '/config.json',
      // the collector's endpoint itself has a query and no slash
      `${mounts.collector}?`,
      '/sdk/deeplink/',
      ...Object.values(mounts).map((mount) => `${mount}/`),
    ])
  const registry = new Registry()
  boundConnections(app, environment.TRUST_PROXY, registry)
  measureRequests(app, registry)
  measureSystems(registry, context.connectors.states)
  admitCalls(app, registry, () => context.db.begin((tx) => tx`select 1`), environment.FOYER_ORIGINS, admission)
  refuseNul(app)
  if (showsDocs(environment)) await documentRoutes(app)
  healthRoutes(app, context)
  acceptStaff(app, admitStaff(context))
  await app.register(async (scope) => metricsRoutes(scope, context, registry))
  acceptSignatures(app, context)
  app.decorate('personIdOf', (caller) => personIdOf(context.db, caller))
  app.decorate('requireAdmitted', (caller, activity) => requireAdmitted(context, caller, activity))
  recordUse(app, context)
  const serveAll = async (all: readonly Routes[] = [], parent = app): Promise<void> => {
    for (const routes of all)
      await parent.register(Object.assign(async (scope: App) => routes(scope, context, registry), pluginName))
  }
  for (const { routes, streams } of modules) {
    await serveAll(routes)
    await streams?.(app, context, registry)
  }
  if (environment.FOYER_MODE === 'sandbox') {
    for (const { simulatedRoutes } of modules) await serveAll(simulatedRoutes)
    await app.register(
      async (scope) => {
        admitOnlyThisMachine(scope)
        for (const { sandboxRoutes } of modules) await serveAll(sandboxRoutes, scope)
      },
      { prefix: '/dev' },
    )
  }
  await serveAll([staffAppRoutes, clientRoutes])
  return app
}
