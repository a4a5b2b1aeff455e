import { expect, test } from 'vitest'
import { testApp } from './testing/context.ts'
import { buildWorkerApp } from './worker-app.ts'

const { context } = await testApp()
const app = await buildWorkerApp(context)
const statusOf = async (url: string, headers = {}) => (await app.inject({ url, headers })).statusCode

test('a process that only runs jobs answers for its health and gives its figures to operators', async () => {
  expect(await statusOf('/healthz')).toBe(200)
  expect(await statusOf('/readyz')).toBe(200)
  const reply = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${context.secrets.operatorToken}` },
  })
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toContain('foyer_queue_depth')
})

test.each(['/', '/config.json', '/api/content/agreements', '/dev/sms'])(
  'a process that only runs jobs does not serve %s',
  async (path) => {
    expect(await statusOf(path)).toBe(404)
  },
)
