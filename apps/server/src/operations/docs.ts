import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import root from '../../../../package.json' with { type: 'json' }
import type { Environment } from '../config/environment.ts'
import type { App } from '../http/app.ts'

const description = [
  'Replies of signed calls are {status: 0, data} or a refusal {status, msg, reason, detail} with an HTTP status of its',
  'own; packages/contract/src/errors.ts lists every reason. Calls are unsigned, two-layer or three-layer; see',
  'packages/contract/src/signing. Times are milliseconds since 1970 unless a field says otherwise.',
].join(' ')

/** The page's own files and nothing else: it loads its document from the same server. */
const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': ["'self'", 'data:'],
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
}

/** Whether this process shows its reference: in the sandbox unless told not to, in production only when told to. */
export const showsDocs = ({ API_DOCS, FOYER_MODE }: Environment): boolean =>
  API_DOCS === undefined ? FOYER_MODE === 'sandbox' : API_DOCS === 'on'

/** Collects every route registered after it into an OpenAPI document, readable at /docs. */
export const documentRoutes = async (app: App): Promise<void> => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Foyer', version: root.version, description } },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: policy })
}
