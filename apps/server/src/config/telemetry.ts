import { z } from 'zod'

const isAddress = (text: string): boolean => {
  const { username, hash } = URL.parse(text) ?? { username: '', hash: '' }
  return username === '' && hash === ''
}

const address = z
  .url({ protocol: /^https?$/ })
  .refine(isAddress)
  .optional()
const exporter = z.enum(['otlp', 'none']).default('otlp')
const protocol = z.enum(['http/protobuf']).default('http/protobuf')

/** The variables of OpenTelemetry that change what the server does. The OpenTelemetry SDK itself reads the others. */
export const telemetryFields = {
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).default('false'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_LOGS_PROTOCOL: protocol,
  OTEL_TRACES_EXPORTER: exporter,
  OTEL_LOGS_EXPORTER: exporter,
  OTEL_PROPAGATORS: z.enum(['tracecontext', 'none']).default('tracecontext'),
} as const

const collector = 'the http or https address of an OpenTelemetry collector, without a password'

/** In words for an operator, what each of them must be. */
export const telemetryExpected: Record<keyof typeof telemetryFields, string> = {
  OTEL_SDK_DISABLED: 'true or false',
  OTEL_EXPORTER_OTLP_ENDPOINT: collector,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector}, for traces`,
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: `${collector}, for logs`,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/protobuf',
  OTEL_EXPORTER_OTLP_LOGS_PROTOCOL: 'http/protobuf',
  OTEL_TRACES_EXPORTER: 'otlp or none',
  OTEL_LOGS_EXPORTER: 'otlp or none',
  OTEL_PROPAGATORS: 'tracecontext or none',
}
