import type { Environment } from '../config/environment.ts'

/** What a process exports. */
export interface Signals {
  readonly traces: boolean
  readonly logs: boolean
}

/** What the standard variables of OpenTelemetry switch on; undefined if they switch nothing on, as by default. */
export const signalsOf = (environment: Environment): Signals | undefined => {
  const { OTEL_SDK_DISABLED, OTEL_EXPORTER_OTLP_ENDPOINT: all } = environment
  if (OTEL_SDK_DISABLED === 'true') return undefined
  const traces =
    environment.OTEL_TRACES_EXPORTER === 'otlp' && (environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? all) !== undefined
  const logs =
    environment.OTEL_LOGS_EXPORTER === 'otlp' && (environment.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT ?? all) !== undefined
  return traces || logs ? { traces, logs } : undefined
}
