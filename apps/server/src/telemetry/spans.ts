import { type Attributes, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

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

const summaries = new WeakMap<readonly string[], string>()
const operation = /^\s*(?:--[^\n]*\n\s*)*([a-z]+)/i
const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][\w.]*)"?/i
const ofCommonTable = /\b(insert\s+into|update|delete\s+from)\s+"?([a-z_][\w.]*)"?/i

/** Operation and table of a statement, such as `insert participations`. Values are not part of its text. */
export const summaryOf = (text: readonly string[]): string => {
  const known = summaries.get(text)
  if (known !== undefined) return known
  const whole = text.join(' ')
  const [, first = 'statement'] = operation.exec(whole) ?? []
  const [, act, target] = (first.toLowerCase() === 'with' && ofCommonTable.exec(whole)) || []
  const verb = (act?.split(/\s/)[0] ?? (first.toLowerCase() === 'with' ? 'select' : first)).toLowerCase()
  const summary = `${verb} ${target ?? table.exec(whole)?.[1] ?? ''}`.trim()
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
