import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { testApp } from '../testing/context.ts'
import { drain, listen } from './listen.ts'

const { app, context } = await testApp()
const { app: late } = await testApp()

test('a port in use is one sentence that names the way out', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as { port: number }
  await expect(listen(late, { PORT: port, HOST: '127.0.0.1' })).rejects.toThrow(
    `Port ${port} is in use: stop what listens there, or set PORT.`,
  )
  other.close()
})

test('draining finishes the request that is running and takes no further one', async () => {
  const gate = new EventEmitter()
  app.get('/slow', async () => {
    const released = once(gate, 'released')
    gate.emit('entered')
    await released
    return { done: true }
  })
  const port = await listen(app, { PORT: 0, HOST: '127.0.0.1' })
  const entered = once(gate, 'entered')
  const running = fetch(`http://127.0.0.1:${port}/slow`)
  await entered

  const drained = drain(app, context.environment)
  await vi.waitFor(() => expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow())
  gate.emit('released')
  expect(await (await running).json()).toEqual({ done: true })
  await drained
})
