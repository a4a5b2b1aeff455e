import { type Attributes, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

const tracer = () => trace.getTracer('foyer')

/** What a failure is, without its message, which may repeat a value of a person. */
const failureOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** Ends a span, with the kind of the failure if there was one. */
export const endSpan = (span: Span, error?: unknown): void => {
  if (error !== undefined) {
    span.setAttribute('error.type', failureOf(error))
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}

/**
 * Runs an act as a span of the active trace. Without tracing, or outside of a trace, it only runs the act. Attributes
 * never contain values of persons or secrets.
 */
export const inSpan = async <T>(name: string, attributes: Attributes, act: () => Promise<T>): Promise<T> => {
  if (!trace.getActiveSpan()) return act()
  const span = tracer().startSpan(name, { attributes, kind: SpanKind.CLIENT })
  try {
    const value = await context.with(trace.setSpan(context.active(), span), act)
    endSpan(span)
    return value
  } catch (error) {
    endSpan(span, error)
    throw error
  }
}

/** The headers by which another system continues the active trace; none without tracing. */
export const traceHeaders = (): Record<string, string> => {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}

/** Records the status of a reply to this server in the active span. */
export const noteStatus = (status: number): void => {
  trace.getActiveSpan()?.setAttribute('http.response.status_code', status)
}

/** The active trace for a line of the log. */
export const traceIds = (): object => {
  const { traceId: trace_id, spanId: span_id } = trace.getActiveSpan()?.spanContext() ?? {}
  return trace_id === undefined ? {} : { trace_id, span_id }
}

const summaries = new WeakMap<readonly string[], string>()
const operation = /^\s*(?:--[^\n]*\n\s*)*([a-z]+)/i
const verbOfWith = /\b(insert)\s+into\b|\b(update)\s+(?!of\b|skip\b|set\b)\w|\b(delete)\s+from\b/i
const written = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?([a-z_][\w.]*)/gi
// `from` in extract(epoch from …) names no table
const read = /(?<!epoch )\b(?:from|join|into|update)\s+(?:only\s+)?"?([a-z_][\w.]*)/gi
const withName = /([a-z_]\w*)\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/gi
const calledFunction = /^\s*select\s+([a-z_]\w*)\(/i
const keywords = new Set(['as', 'set', 'where', 'lateral', 'select', 'values', 'skip', 'of', 'now', 'unnest'])

const namesOf = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])

/** Operation and table of a statement, such as `insert participations`. Values are not part of its text. */
export const summaryOf = (text: readonly string[]): string => {
  const known = summaries.get(text)
  if (known !== undefined) return known
  // a sign that is no name: what follows a value or a part of a statement is its alias
  const whole = text.join(' $ ')
  const first = (operation.exec(whole)?.[1] ?? 'statement').toLowerCase()
  const verb = first === 'with' ? (verbOfWith.exec(whole)?.slice(1).find(Boolean)?.toLowerCase() ?? 'select') : first
  const ownNames = new Set(namesOf(withName, whole))
  const tables = namesOf(verb === 'select' ? read : written, whole)
  const table = tables.find((name) => !keywords.has(name.toLowerCase()) && !ownNames.has(name))
  const summary = [verb, table ?? calledFunction.exec(whole)?.[1]].filter(Boolean).join(' ')
  summaries.set(text, summary)
  return summary
}

/** Starts the span of a statement of the active trace. @returns what ends it; undefined outside of a trace */
export const statementSpan = (text: readonly string[]): ((error?: unknown) => void) | undefined => {
  if (!trace.getActiveSpan()) return undefined
  const summary = summaryOf(text)
  const [verb = '', target] = summary.split(' ')
  const span = tracer().startSpan(summary, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': verb,
      'db.query.summary': summary,
      ...(target && { 'db.collection.name': target }),
    },
  })
  return (error) => endSpan(span, error)
}
