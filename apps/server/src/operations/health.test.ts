import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { connect } from '../database/connect.ts'
import { testApp, testContext } from '../testing/context.ts'

const { app } = await testApp()
const { context } = await testContext()

/** The server on a database that is somewhere else. */
const appOn = async (url: string) => {
  const db = connect(url, { max: 1, name: 'foyer test' })
  const other = await buildApp({ ...context, db })
  afterAll(async () => {
    await other.close()
    await db.end({ timeout: 0 })
  })
  return other
}
const statusOf = async (one: typeof app, url: string) => (await one.inject(url)).statusCode

describe('health', () => {
  test('a process that runs and reaches its database is healthy and ready', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok' })
    expect((await app.inject('/readyz')).headers['cache-control']).toBe('no-store')
  })

  test('without its database a process is healthy but not ready', async () => {
    const other = await appOn('postgres://foyer@127.0.0.1:1/none')
    expect(await statusOf(other, '/healthz')).toBe(200)
    const reply = await other.inject('/readyz')
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject({ reason: 'unavailable' })
  })

  test('a database that takes calls and never answers is no database', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const other = await appOn(`postgres://foyer@127.0.0.1:${port}/none`)
    expect(await statusOf(other, '/readyz')).toBe(503)
    silent.close()
  })

  test('a closing process is not ready, and goes on serving until its last call', async () => {
    const closing = await buildApp(context)
    const asked: Record<string, number> = {}
    closing.addHook('preClose', async () => {
      for (const url of ['/readyz', '/healthz', '/api/content/agreements'])
        asked[url] = (await fetch(`${origin}${url}`)).status
    })
    const origin = await closing.listen({ port: 0, host: '127.0.0.1' })
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    await closing.close()
    expect(asked).toEqual({ '/readyz': 503, '/healthz': 200, '/api/content/agreements': 200 })
  })
})
