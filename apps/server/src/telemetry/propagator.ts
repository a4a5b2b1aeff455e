import { signatureSkew } from '@foyer/protocol/limits'
import { nonceTime } from '@foyer/protocol/signing/canonical'
import { header } from '@foyer/protocol/signing/headers'
import { type Context, SpanKind, type TextMapPropagator, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'

/** When the device signed a call, by the nonce of the call; undefined if the time cannot be right. */
const signedAt = (nonce: unknown, now: number): number | undefined => {
  const time = typeof nonce === 'string' ? nonceTime(nonce) : undefined
  return time !== undefined && Math.abs(now - time) <= signatureSkew ? Math.min(time, now) : undefined
}

/**
 * The span from the moment the device signed a call, which follows the tap, until the call arrived. The nonce of every
 * signed call contains the time of that moment, so the client sends no header for its trace, and no other server of the
 * firm has to allow one.
 */
const withDevice = (ctx: Context, nonce: unknown, now: number): Context => {
  const startTime = signedAt(nonce, now)
  if (startTime === undefined) return ctx
  const span = trace.getTracer('foyer').startSpan('device to server', { kind: SpanKind.CLIENT, startTime, root: true })
  span.end(now)
  return trace.setSpan(ctx, span)
}

/**
 * Continues the trace of a caller that sends a `traceparent` (W3C), such as the firm's own gateway. Otherwise a trace
 * begins on the device.
 *
 * @param isRemote whether `traceparent` is read and sent
 * @param wall the wall clock, milliseconds
 */
export const propagator = (isRemote: boolean, wall: () => number): TextMapPropagator => {
  const w3c = new W3CTraceContextPropagator()
  return {
    fields: () => (isRemote ? w3c.fields() : []),
    inject: (ctx, carrier, setter) => {
      if (isRemote) w3c.inject(ctx, carrier, setter)
    },
    extract: (ctx, carrier, getter) => {
      const remote = isRemote ? w3c.extract(ctx, carrier, getter) : ctx
      return trace.getSpanContext(remote)
        ? remote
        : withDevice(ctx, getter.get(carrier, header.antId.toLowerCase()), wall())
    },
  }
}
