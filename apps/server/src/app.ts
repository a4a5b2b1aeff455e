import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Context } from './context.ts'
import type { App } from './http/app.ts'
import { keepRawBody } from './http/body.ts'
import { answerErrors } from './http/errors.ts'
import { loggerOptions } from './http/logging.ts'
import { activityRoutes } from './modules/activities/routes.ts'
import { areaCodeRoutes } from './modules/area-codes/routes.ts'
import { configurationRoutes } from './modules/configuration/routes.ts'
import { contentRoutes } from './modules/content/routes.ts'
import { clientRoutes } from './static/routes.ts'
import { secureReplies } from './static/security-headers.ts'

export type { App }

/** The whole server as one Fastify instance, ready to listen or to `inject()`. Plugins stand in the order they run. */
export const buildApp = async (context: Context): Promise<App> => {
  const { environment } = context
  const app = Fastify({
    logger: loggerOptions(environment),
    trustProxy: environment.TRUST_PROXY,
    bodyLimit: 64 * 1024,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  keepRawBody(app)
  answerErrors(app)
  secureReplies(app, environment)
  await app.register(async (scope) => areaCodeRoutes(scope, context), { prefix: '/opening' })
  await app.register(async (scope) => contentRoutes(scope), { prefix: '/api' })
  await app.register(async (scope) => activityRoutes(scope, context), { prefix: '/api' })
  await app.register(async (scope) => configurationRoutes(scope, context))
  await app.register(async (scope) => clientRoutes(scope, context))
  return app
}
