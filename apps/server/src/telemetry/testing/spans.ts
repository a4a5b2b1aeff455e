import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node'
import { afterAll } from 'vitest'
import { startTracing } from '../start-tracing.ts'

/**
 * Records the traces of a test file in memory. Call it before a server is built.
 *
 * @param wall the clock of the server
 */
export const recordSpans = (wall: () => number): InMemorySpanExporter => {
  const exporter = new InMemorySpanExporter()
  afterAll(startTracing({ processor: new SimpleSpanProcessor(exporter), isRemote: true, wall }))
  return exporter
}

const timeOf = ([seconds, nanoseconds]: readonly [number, number]): number => seconds * 1e3 + nanoseconds / 1e6

/** The spans of one trace as an indented text in the order of their start, one line each. */
export const traceText = (spans: readonly ReadableSpan[], lineOf: (span: ReadableSpan) => string): string => {
  const below = (parent: string | undefined, depth: number): string[] =>
    spans
      .filter(({ parentSpanContext }) => parentSpanContext?.spanId === parent)
      .sort((a, b) => timeOf(a.startTime) - timeOf(b.startTime))
      .flatMap((span) => [`${'  '.repeat(depth)}${lineOf(span)}`, ...below(span.spanContext().spanId, depth + 1)])
  return below(undefined, 0).join('\n')
}

/** The duration of a span in milliseconds. */
export const durationOf = ({ duration }: ReadableSpan): number => timeOf(duration)
