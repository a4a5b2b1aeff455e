import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectionClosed } from '../database/outage.ts'
import { repeatWhileListening } from './repeat.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

const listening = async (task: () => Promise<void>) => {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } })
  repeatWhileListening(app, task)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, lines }
}

test('a task runs every half minute while the server listens, and not after it is closed', async () => {
  const task = vi.fn(async () => undefined)
  const { app } = await listening(task)
  expect(task).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(90_000)
  expect(task).toHaveBeenCalledTimes(3)
  await app.close()
  await vi.advanceTimersByTimeAsync(90_000)
  expect(task).toHaveBeenCalledTimes(3)
})

test('a failed task is logged, and runs again', async () => {
  const task = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('no database'))
  const { app, lines } = await listening(task)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(task).toHaveBeenCalledTimes(2)
  expect(lines.join()).toContain('no database')
  await app.close()
})

test('REL-17 a task that fails because the database is away is logged without a stack', async () => {
  const { app, lines } = await listening(() => Promise.reject(connectionClosed('closed')))
  await vi.advanceTimersByTimeAsync(60_000)
  // a warning is below the level of this log
  expect(lines).toEqual([])
  await app.close()
})

test('closing the server waits for the running task', async () => {
  let finish: () => void = () => undefined
  let finished = false
  const { app } = await listening(async () => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    finished = true
  })
  await vi.advanceTimersByTimeAsync(30_000)
  const closed = app.close()
  finish()
  await closed
  expect(finished).toBe(true)
})
