import { expect, test } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { signalsOf } from './signals.ts'

const of = (variables: NodeJS.ProcessEnv) => signalsOf(readEnvironment(variables))
const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }

test('REL-16 nothing is exported by default, nor with an exporter alone, nor if the SDK is disabled', () => {
  expect(of({})).toBeUndefined()
  expect(of({ OTEL_TRACES_EXPORTER: 'otlp', OTEL_SERVICE_NAME: 'foyer' })).toBeUndefined()
  expect(of({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBeUndefined()
})

test('REL-16 an endpoint switches on traces and logs, and each of them can be switched off or have an endpoint of its own', () => {
  expect(of(endpoint)).toEqual({ traces: true, logs: true })
  expect(of({ ...endpoint, OTEL_LOGS_EXPORTER: 'none' })).toEqual({ traces: true, logs: false })
  expect(of({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toEqual({ traces: false, logs: true })
  expect(of({ OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: 'https://logs.example/v1/logs' })).toEqual({
    traces: false,
    logs: true,
  })
})

test.each([
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_TRACES_EXPORTER', 'zipkin'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://user:password@collector'],
  ['OTEL_PROPAGATORS', 'b3'],
])('REL-16 a start fails on %s with the value %s, which this server does not support', (name, value) => {
  expect(() => of({ [name]: value })).toThrow(`${name} must be`)
})
