import type { Environment } from '../config/environment.ts'
import { signalsOf } from './signals.ts'
import type { Telemetry } from './start.ts'

/** Contains a secret, which a file may contain instead; the exporters read only the variable. */
const headers = 'OTEL_EXPORTER_OTLP_HEADERS'

/** Starts the export of traces and logs if the environment switches it on. Otherwise nothing is loaded. */
export const exportTelemetry = async (
  environment: Environment,
  variables: NodeJS.ProcessEnv,
): Promise<Telemetry | undefined> => {
  const signals = signalsOf(environment)
  if (!signals) return undefined
  if (variables[headers]) process.env[headers] = variables[headers]
  const [{ startTelemetry }, { build }] = await Promise.all([import('./start.ts'), import('../build.ts')])
  return startTelemetry(signals, environment, build.version)
}
