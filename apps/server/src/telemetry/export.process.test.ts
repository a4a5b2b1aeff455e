import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { dataFolder, startServerProcess } from '../testing/server-process.ts'

/** A collector that keeps what it receives, as Latin-1 text by path. */
const startCollector = async () => {
  const received: Record<string, string> = {}
  const authorised = new Set<string | undefined>()
  const collector = createServer(async (request, response) => {
    const { url = '' } = request
    authorised.add(request.headers.authorization)
    received[url] = (received[url] ?? '') + (await buffer(request)).toString('latin1')
    response.end()
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  onTestFinished(() => void collector.close())
  return { url: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`, received, authorised }
}

test('REL-16 a server with OTEL_EXPORTER_OTLP_ENDPOINT exports the span and the log lines of a call, at the latest when it stops', async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const collector = await startCollector()
  const server = startServerProcess({
    DATABASE_URL: url,
    DATA_DIR: dataFolder(),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-firm',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=uat',
  })
  const port = await server.ready()
  const refused = (await (await fetch(`http://127.0.0.1:${port}/api/live/none?secret=51234567`)).json()) as {
    reference: string
  }
  expect(await server.stop()).toBe(0)
  const { '/v1/traces': traces, '/v1/logs': logs } = collector.received
  for (const text of [traces, logs]) {
    expect(text).toContain(refused.reference)
    expect(text).toMatch(/service\.name.{1,8}foyer/s)
    expect(text).toContain('uat')
    expect(text).not.toContain('51234567')
  }
  expect([...collector.authorised]).toEqual(['Bearer of-the-firm'])
  // the log on stdout continues, and names the trace
  const line = server
    .stdout()
    .split('\n')
    .find((one) => one.includes('"refused"'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    reqId: refused.reference,
    trace_id: expect.stringMatching(/^\w{32}$/),
  })
})
