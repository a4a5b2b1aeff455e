import { EventEmitter, once } from 'node:events'
import { connect, createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { emptyApp, testApp } from '../testing/context.ts'
import { listener } from './listen.ts'

const { app } = await testApp()
const { app: late } = await testApp()
const { app: busy } = await emptyApp()
const { app: stopping } = await emptyApp()
const anyPort = { PORT: 0, HOST: '127.0.0.1', DRAIN_SECONDS: 0 }

test('listening on a port in use fails with one sentence that states what to do', async () => {
  const other = createServer()
  await once(other.listen(0, '127.0.0.1'), 'listening')
  const { port } = other.address() as { port: number }
  await expect(listener(late, { ...anyPort, PORT: port }).listen()).rejects.toThrow(
    `Port ${port} is in use: stop what listens there, or set PORT.`,
  )
  other.close()
})

test('draining finishes the running request, accepts no new connection and does not wait for an idle connection', async () => {
  const gate = new EventEmitter()
  app.get('/slow', async () => {
    const released = once(gate, 'released')
    gate.emit('entered')
    await released
    return { done: true }
  })
  const { listen, drain } = listener(app, anyPort)
  const port = await listen()
  const unused = connect(port, '127.0.0.1')
  const cut = once(unused, 'close')
  await once(unused, 'connect')
  const entered = once(gate, 'entered')
  const running = fetch(`http://127.0.0.1:${port}/slow`)
  await entered

  const drained = drain()
  await vi.waitFor(() => expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED'))
  gate.emit('released')
  expect(await (await running).json()).toEqual({ done: true })
  await cut
  await drained
}, 8000)

test('O8 while a stopping server still serves, each reply ends its connection, so that a proxy sends no call to a connection that closes', async () => {
  const gate = new EventEmitter()
  stopping.addHook('preClose', async () => {
    const released = once(gate, 'released')
    gate.emit('closing')
    await released
  })
  const { listen, drain } = listener(stopping, anyPort)
  const connectionOf = async (port: number) =>
    (await fetch(`http://127.0.0.1:${port}/healthz`)).headers.get('connection')
  const port = await listen()
  expect(await connectionOf(port)).toBe('keep-alive')
  const closing = once(gate, 'closing')
  const drained = drain()
  await closing
  expect(await connectionOf(port)).toBe('close')
  gate.emit('released')
  await drained
})

test('draining does not wait for pipelined requests whose connection was lost before their replies', async () => {
  const gate = new EventEmitter()
  let entered = 0
  busy.get('/slow', async () => {
    entered++
    await once(gate, 'released')
    return {}
  })
  const { listen, drain } = listener(busy, anyPort)
  const port = await listen()
  const unused = connect(port, '127.0.0.1')
  await once(unused, 'connect')
  const lost = connect(port, '127.0.0.1')
  lost.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3))
  await vi.waitFor(() => expect(entered).toBe(3))
  lost.destroy()
  gate.emit('released')
  await drain()
}, 8000)
