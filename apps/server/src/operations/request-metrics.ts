import { isRefusal, refusals } from '@foyer/protocol/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'

/** The pattern of a route and never the path, which visitors choose and which has unlimited values. */
const routeOf = ({ routeOptions: { url } }: FastifyRequest): string => {
  if (url === undefined || url === '/*') return 'none'
  return url.startsWith('/assets/') ? '/assets/*' : url
}

const reasonOf = (payload: unknown): unknown =>
  typeof payload === 'object' && payload !== null && 'reason' in payload ? payload.reason : undefined

/**
 * Counts every call by route and status, and every refusal by its reason (O1). Call it before any route is registered.
 */
export const measureRequests = (app: FastifyInstance, registry: Registry): void => {
  const registers = [registry]
  const durations = new Histogram({
    name: 'foyer_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its reply',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const refused = new Counter({
    name: 'foyer_refusals_total',
    help: 'Calls refused, by the reason in the reply',
    labelNames: ['reason'],
    registers,
  })
  // initialised with zero, so that the first refusal shows as an increase
  for (const reason of Object.keys(refusals)) refused.inc({ reason }, 0)

  app.addHook('preSerialization', (_request, reply, payload: unknown, done) => {
    const reason = reasonOf(payload)
    if (reply.statusCode >= 400 && isRefusal(reason)) refused.inc({ reason })
    done(null, payload)
  })
  // the hook does not run for a reply that its route hijacked, a stream; a stream lasts as long as its reader, which is
  // no duration
  const sent = new WeakSet<FastifyReply>()
  app.addHook('onSend', (_request, reply, payload, done) => {
    sent.add(reply)
    done(null, payload)
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (!sent.has(reply)) return done()
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode }
    durations.observe(labels, reply.elapsedTime / 1000)
    done()
  })
}
