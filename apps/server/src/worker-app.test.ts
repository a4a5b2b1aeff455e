import { expect, test } from 'vitest'
import { testApp } from './testing/context.ts'
import { metricsReader } from './testing/metrics.ts'
import { buildWorkerApp } from './worker-app.ts'

const { context } = await testApp()
const app = await buildWorkerApp(context)
const statusOf = async (url: string, headers = {}) => (await app.inject({ url, headers })).statusCode

test('a process that only runs jobs answers for its health and gives its figures to a monitoring system', async () => {
  expect(await statusOf('/healthz')).toBe(200)
  expect(await statusOf('/readyz')).toBe(200)
  expect(await metricsReader(context)(app)).toContain('foyer_queue_depth')
  expect(await statusOf('/metrics')).toBe(401)
})

test.each(['/', '/config.json', '/api/content/agreements', '/dev/sms'])(
  'a process that only runs jobs does not serve %s',
  async (path) => {
    expect(await statusOf(path)).toBe(404)
  },
)
