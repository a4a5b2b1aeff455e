import { once } from 'node:events'
import { createServer, connect as dial } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openLink } from './link.ts'

/** Answers every byte with the same byte. */
const echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket)).listen(0, '127.0.0.1')
await once(echo, 'listening')
const link = await openLink((echo.address() as { port: number }).port)
afterAll(async () => {
  await link.close()
  echo.close()
})
beforeEach(() => link.set({ kind: 'pass' }))

const caller = async () => {
  const socket = dial(link.port, '127.0.0.1')
  let received = ''
  let isClosed = false
  socket
    .on('data', (bytes) => {
      received += bytes
    })
    .on('error', () => undefined)
    .on('close', () => {
      isClosed = true
    })
  await once(socket, 'connect')
  return { send: (text: string) => socket.write(text), received: () => received, isClosed: () => isClosed }
}

/** A connection over which one byte has already passed both ways. */
const connected = async () => {
  const one = await caller()
  one.send('a')
  await expect.poll(one.received).toBe('a')
  return one
}

test('a link that stalls holds bytes back, and forwards them in order once it passes again, also with a delay', async () => {
  const one = await connected()
  link.set({ kind: 'stall' })
  one.send('b')
  link.set({ kind: 'delay', ms: 5 })
  one.send('c')
  await expect.poll(one.received).toBe('abc')
})

test('a link that swallows bytes closes nothing for the caller, and only later connections work again', async () => {
  const lost = await connected()
  link.set({ kind: 'swallow' })
  const during = await caller()
  for (const one of [lost, during]) one.send('b')
  link.set({ kind: 'pass' })
  await connected()
  expect([lost.received(), lost.isClosed(), during.received(), during.isClosed()]).toEqual(['a', false, '', false])
})

test('a link that is cut resets its connections, and one that refuses also resets later ones', async () => {
  const one = await connected()
  link.cut()
  await expect.poll(one.isClosed).toBe(true)
  link.set({ kind: 'refuse' })
  const refused = dial(link.port, '127.0.0.1')
  await expect(once(refused, 'close')).rejects.toThrow('ECONNRESET')
})
