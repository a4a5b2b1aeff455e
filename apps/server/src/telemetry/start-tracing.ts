import { context, propagation, trace } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import { NodeTracerProvider, type SpanProcessor } from '@opentelemetry/sdk-trace-node'
import { wallClock } from '../clocks.ts'
import { propagator } from './propagator.ts'
import { tracing } from './state.ts'

interface Tracing {
  readonly processor: SpanProcessor
  readonly resource?: Resource
  /** whether the trace of a caller is continued, and the firm's systems receive ours */
  readonly isRemote: boolean
  /** the clock by which calls are signed; the machine's by default */
  readonly wall?: () => number
}

/**
 * Records traces of this process from now on. `OTEL_TRACES_SAMPLER` and the limits of spans are read from the
 * environment by the SDK.
 *
 * @returns a function that exports what is left, and ends the recording
 */
export const startTracing = ({ processor, resource, isRemote, wall = wallClock }: Tracing): (() => Promise<void>) => {
  const provider = new NodeTracerProvider({ ...(resource && { resource }), spanProcessors: [processor] })
  provider.register({ propagator: propagator(isRemote, wall) })
  tracing.isOn = true
  return async () => {
    tracing.isOn = false
    await provider.shutdown()
    for (const api of [trace, context, propagation]) api.disable()
  }
}
