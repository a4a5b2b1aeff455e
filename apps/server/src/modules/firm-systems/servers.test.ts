import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { staffWith } from '../staff/testing/callers.ts'
import { beat, beatWhileListening, processId } from './heartbeat.ts'

const { app, context, clock } = await testApp()
const auditor = await staffWith(context, 'auditor')
const servers = async () =>
  (await app.inject({ method: 'POST', url: '/staff/servers', headers: auditor.headers, payload: {} })).json().data
    .servers
/** A server that listens and stores heartbeats. */
const listening = async (parts: Parameters<typeof beatWhileListening>[1]) => {
  const server = Fastify()
  beatWhileListening(server, parts, { serves: true, works: false })
  await server.listen({ port: 0 })
  return server
}

test('Staff see every process with its version and when it was last seen, also one that was lost, for an hour', async () => {
  const server = await listening(context)
  await expect.poll(servers).toHaveLength(1)
  const other = randomUUID()
  await beat(context, { id: other, startedAt: context.clocks.wall() + 1, serves: false, works: true })
  expect(await servers()).toEqual([
    expect.objectContaining({ id: processId, serves: true, works: false, isLost: false, isAnswering: true }),
    expect.objectContaining({
      ...{ id: other, serves: false, works: true, isLost: false, isAnswering: false },
      ...{ version: expect.stringMatching(/^\d+\./), seenAt: context.clocks.wall() },
    }),
  ])
  clock.advance(91_000)
  await beat(context, { id: processId, startedAt: 0, serves: true, works: false })
  expect((await servers()).map(({ isLost }: { isLost: boolean }) => isLost)).toEqual([false, true])
  clock.advance(3_600_000)
  const again = await staffWith(context, 'auditor')
  auditor.headers.cookie = again.headers.cookie
  await beat(context, { id: processId, startedAt: 0, serves: true, works: false })
  expect((await servers()).map(({ id }: { id: string }) => id)).toEqual([processId])
  await server.close()
  expect(await servers()).toEqual([])
})

test('A heartbeat that the database refuses ends neither the start nor the stop of a process', async () => {
  // a query is rejected; the values of a row are no query
  const refusing = (first: unknown) => (Array.isArray(first) ? Promise.reject(new Error('away')) : {})
  const gone = { ...context, db: refusing as unknown as typeof context.db }
  const server = await listening(gone)
  await expect(server.close()).resolves.toBeUndefined()
  expect(await servers()).toEqual([])
})
