import { context, SpanStatusCode } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import { tracing } from './state.ts'

const reasonOf = (payload: unknown): string | undefined =>
  typeof payload === 'object' && payload !== null && 'reason' in payload ? String(payload.reason) : undefined

/**
 * Records each request as a span with its reference, if this process records traces. A span contains the pattern of the
 * route and never the path or the message of an error, which visitors choose. Probes and streams have no span. Call it before any route and hook is registered.
 */
export const traceRequests = async (app: FastifyInstance): Promise<void> => {
  if (!tracing.isOn) return
  const { FastifyOtelInstrumentation } = await import('@fastify/otel')
  const instrumentation = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    requestHook: (span, { id, method, routeOptions: { url = 'none' } }) => {
      span.updateName(`${method} ${url}`)
      span.setAttributes({ 'url.path': url, 'foyer.reference': id })
    },
  })
  app.addHook('onRoute', (route) => {
    if (route.config?.load === 'uncounted') route.config = { ...route.config, otel: false }
  })
  await app.register(instrumentation.plugin())
  // the body arrives outside of the context of its request
  app.addHook('preValidation', (request, _reply, done) => {
    const { context: ofRequest } = request.opentelemetry()
    if (ofRequest) context.with(ofRequest, done)
    else done()
  })
  app.addHook('preSerialization', (request, reply, payload: unknown, done) => {
    const { span } = request.opentelemetry()
    const reason = reply.statusCode >= 400 ? reasonOf(payload) : undefined
    if (span && reason !== undefined) {
      span.setAttributes({ 'foyer.reason': reason, 'error.type': reason })
      // replaces the message of the error; a refusal is no failure of the server
      span.setStatus(
        reply.statusCode >= 500 ? { code: SpanStatusCode.ERROR, message: reason } : { code: SpanStatusCode.OK },
      )
    }
    done(null, payload)
  })
}
