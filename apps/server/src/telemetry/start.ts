import { randomUUID } from 'node:crypto'
import { DiagLogLevel, diag } from '@opentelemetry/api'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-proto'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { detectResources, envDetector, type Resource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace-node'
import type { BaseLogger, DestinationStream } from 'pino'
import type { Environment } from '../config/environment.ts'
import { logStream } from './log-stream.ts'
import type { Signals } from './signals.ts'
import { startTracing } from './start-tracing.ts'

/** Milliseconds between two warnings about a collector that does not answer. */
const betweenWarnings = 60_000

/** Warns of failed exports in one line a minute at most. Nothing waits for the collector, and what it misses is lost. */
const warnOfFailures = (log: Pick<BaseLogger, 'warn'>): void => {
  let warnedAt = Number.NEGATIVE_INFINITY
  const note = (message: string): void => {
    if (performance.now() - warnedAt < betweenWarnings) return
    warnedAt = performance.now()
    log.warn({ cause: message.slice(0, 300) }, 'the export of traces and logs failed')
  }
  const quiet = () => undefined
  diag.setLogger({ error: note, warn: note, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.WARN)
}

/** `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` have priority. */
const resourceOf = (version: string): Resource =>
  resourceFromAttributes({
    'service.name': 'foyer',
    'service.version': version,
    'service.instance.id': randomUUID(),
  }).merge(detectResources({ detectors: [envDetector] }))

export interface Telemetry {
  /** receives every line of the log; absent if logs are not exported */
  readonly logs: DestinationStream | undefined
  /** names the log that receives why an export failed */
  warnTo(log: Pick<BaseLogger, 'warn'>): void
  /** exports what is left, and ends */
  stop(): Promise<void>
}

/**
 * Exports traces and logs with OTLP over HTTP. The exporters read the address, the headers and the limits from the
 * standard variables of OpenTelemetry.
 */
export const startTelemetry = (
  signals: Signals,
  { OTEL_PROPAGATORS }: Pick<Environment, 'OTEL_PROPAGATORS'>,
  version: string,
): Telemetry => {
  const resource = resourceOf(version)
  const stopTracing = signals.traces
    ? startTracing({
        processor: new BatchSpanProcessor(new OTLPTraceExporter()),
        resource,
        isRemote: OTEL_PROPAGATORS === 'tracecontext',
      })
    : undefined
  const provider = signals.logs
    ? new LoggerProvider({ resource, processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter() })] })
    : undefined
  return {
    logs: provider && logStream(provider.getLogger('foyer')),
    warnTo: warnOfFailures,
    stop: async () => {
      await Promise.allSettled([stopTracing?.(), provider?.shutdown()])
    },
  }
}
