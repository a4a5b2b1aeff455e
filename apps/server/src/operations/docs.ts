import swagger, { type SwaggerTransformObject } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { refusals } from '@foyer/protocol/errors'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import root from '../../../../package.json' with { type: 'json' }
import type { Environment } from '../config/environment.ts'
import type { App } from '../http/app.ts'

const description = [
  'Replies of signed calls are {status: 0, data} or a refusal {status, msg, reason, detail} with an HTTP status of its',
  'own; packages/protocol/src/errors.ts lists every reason. Calls are unsigned, two-layer or three-layer; see',
  'packages/protocol/src/signing. Times are milliseconds since 1970 unless a field says otherwise.',
].join(' ')

/** The refusal that every call may return. */
const refusal = {
  type: 'object' as const,
  required: ['status', 'msg', 'reason'],
  properties: {
    status: { type: 'integer' as const, enum: Object.values(refusals).map(({ status }) => status) },
    msg: { type: 'string' as const, description: 'for engineers; the client shows its own text for the reason' },
    reason: { type: 'string' as const, enum: Object.keys(refusals) },
    detail: { type: 'object' as const, description: 'RefusalDetail in packages/protocol/src/errors.ts' },
    reference: { type: 'string' as const, description: 'of the call in the log' },
  },
}

/** Names the refusal once, and lets every call refer to it. */
const transformObject: SwaggerTransformObject = (document) => {
  const transformed = jsonSchemaTransformObject(document)
  if (!('openapi' in transformed)) return transformed
  transformed.components = {
    ...transformed.components,
    schemas: { ...transformed.components?.schemas, Refusal: refusal },
  }
  const refused = {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  }
  for (const operations of Object.values(transformed.paths ?? {}))
    for (const method of ['get', 'post', 'put', 'delete'] as const) {
      const operation = operations?.[method]
      if (operation) operation.responses = { ...operation.responses, default: refused }
    }
  return transformed
}

/** Allows only the page's own files; the page loads its document from the same server. */
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

/** Whether this process serves its API reference: in the sandbox by default, in production only if API_DOCS is on. */
export const showsDocs = ({ API_DOCS, FOYER_MODE }: Environment): boolean =>
  API_DOCS === undefined ? FOYER_MODE === 'sandbox' : API_DOCS === 'on'

/** Collects all routes registered afterwards into an OpenAPI document, readable at /docs. */
export const documentRoutes = async (app: App): Promise<void> => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Foyer', version: root.version, description } },
    transform: jsonSchemaTransform,
    transformObject,
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: policy,
    // the bar of the standalone layout contains a logo with a style element, which the policy refuses
    uiConfig: { layout: 'BaseLayout' },
  })
}
