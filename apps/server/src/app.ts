import type { IncomingMessage, ServerResponse } from 'node:http'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type RawServerDefault } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Context } from './context.ts'
import { keepRawBody } from './http/body.ts'
import { answerErrors } from './http/errors.ts'
import { loggerOptions } from './http/logging.ts'

/** The Fastify instance every module registers its routes on; zod schemas give the request and reply types. */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

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
  return app
}
