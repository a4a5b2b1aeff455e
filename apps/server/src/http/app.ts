import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

/**
 * The Fastify instance every module registers its routes on; zod schemas give the request and reply types. In a file of
 * its own because `app.ts` imports the modules: a type imported back from there counts as a cycle to dependency-cruiser.
 */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>
