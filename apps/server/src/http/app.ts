import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

/**
 * The Fastify instance on which every module registers its routes; zod schemas give the request and reply types. The
 * type has a file of its own because `app.ts` imports the modules, and dependency-cruiser counts an imported type as a
 * cycle.
 */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>
