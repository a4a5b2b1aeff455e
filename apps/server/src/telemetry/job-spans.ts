import { context, isSpanContextValid, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api'
import { endSpan } from './spans.ts'
import { tracing } from './state.ts'

/** What the data of a job contains in addition while traces are recorded: the trace of the call that sent the job. */
interface Carrier {
  readonly traceparent?: string
}

/** Adds the active trace to the data of a job. */
export const withTrace = (data: object): object => {
  const span = trace.getActiveSpan()?.spanContext()
  if (!span) return data
  const flags = span.traceFlags.toString(16).padStart(2, '0')
  return { ...data, traceparent: `00-${span.traceId}-${span.spanId}-${flags}` } satisfies Carrier
}

const pattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

const parentOf = (traceparent: string | undefined) => {
  const [, traceId = '', spanId = '', flags = '0'] = pattern.exec(traceparent ?? '') ?? []
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
}

/** Runs one attempt of a job as a span of the trace that sent it, or of a new trace. @param act receives the job's own data */
export const inJob = async <T>(job: string, data: object, act: (data: object) => Promise<T>): Promise<T> => {
  const { traceparent, ...own } = data as Carrier
  if (!tracing.isOn) return act(own)
  const parent = parentOf(traceparent)
  const attributes = { 'messaging.system': 'pg-boss', 'messaging.destination.name': job }
  const span = trace.getTracer('foyer').startSpan(`job ${job}`, { kind: SpanKind.CONSUMER, attributes }, parent)
  try {
    const value = await context.with(trace.setSpan(parent, span), () => act(own))
    endSpan(span)
    return value
  } catch (error) {
    endSpan(span, error)
    throw error
  }
}
