import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readBody } from './body.ts'
import { latestOfEach } from './latest-of-each.ts'
import { uploadFixture } from './testing/fixture.ts'
import { jpeg, noise } from './testing/pictures.ts'

const { app, announce, put, context, own, post, person } = await uploadFixture()
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)

const opened = async (path: string, ...headers: string[]): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const head = [`PUT /api/${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/octet-stream', ...headers]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  return socket
}
const reasonIn = (reply: string): string => /"reason":"(\w+)"/.exec(reply)?.[1] ?? reply
/** Resolves when the connection closes, by an end or by a reset. */
const closeOf = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))
const firstReply = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0])
const used = async (id: string) => {
  const [row] = await context.db<[{ used: boolean }]>`
    select ticket_used_at is not null as used from uploads where id = ${id}`
  return row.used
}

test('a connection that breaks before the body is complete leaves the ticket valid', async () => {
  const bytes = await noise(300, 300).jpeg().toBuffer()
  const { id, path } = await announce(bytes)
  const socket = await opened(path, `Content-Length: ${bytes.length}`)
  socket.write(bytes.subarray(0, bytes.length >> 1))
  socket.destroy()
  expect(await used(id)).toBe(false)
  expect((await put(path, bytes)).json().status).toBe(0)
})

test('a chunked body without a length is stored', async () => {
  const bytes = await jpeg()
  const { path } = await announce(bytes)
  const socket = await opened(path, 'Transfer-Encoding: chunked', 'Connection: close')
  for (const byte of [bytes.subarray(0, 100), bytes.subarray(100)]) {
    socket.write(`${byte.length.toString(16)}\r\n`)
    socket.write(byte)
    socket.write('\r\n')
  }
  socket.write('0\r\n\r\n')
  expect(await text(socket)).toContain('"type":"image/jpeg"')
})

test('an endless body is refused at the first byte too many, and its connection ends', async () => {
  const bytes = await jpeg()
  const { path } = await announce(bytes)
  const socket = await opened(path, 'Transfer-Encoding: chunked')
  const flood = setInterval(() => socket.writable && socket.write(`1000\r\n${'x'.repeat(4096)}\r\n`), 5)
  const closed = closeOf(socket)
  expect(reasonIn(await firstReply(socket))).toBe('upload_differs')
  await closed
  clearInterval(flood)
})

test.each([
  ['more than any upload may have', 10 * 1024 * 1024 + 1, 'too_large'],
  ['more than announced', 100_000, 'upload_differs'],
  ['less than announced', 10, 'upload_differs'],
])('a Content-Length of %s is refused before a byte is read', async (_what, length, reason) => {
  const { id, path } = await announce(await jpeg())
  const socket = await opened(path, `Content-Length: ${length}`)
  expect(reasonIn(await firstReply(socket))).toBe(reason)
  expect(await used(id)).toBe(false)
})

test('a body that is shorter than its announced length is waited for only while the connection lives', async () => {
  const bytes = await jpeg()
  const { id, path } = await announce(bytes)
  const socket = await opened(path, `Content-Length: ${bytes.length}`)
  socket.write(bytes.subarray(1))
  socket.end()
  socket.resume()
  await closeOf(socket)
  expect(await used(id)).toBe(false)
})

const expected = { size: 5, sha256: createHash('sha256').update('12345').digest() }

test('a body that arrives too slowly is refused', async () => {
  const slow = new PassThrough()
  slow.write('12')
  await expect(readBody(slow, expected, AbortSignal.timeout(20))).rejects.toMatchObject({ reason: 'invalid_request' })
  expect(slow.destroyed).toBe(false)
  const late = new PassThrough()
  late.end('12345')
  await expect(readBody(late, expected, AbortSignal.abort())).rejects.toMatchObject({ reason: 'invalid_request' })
})

test('a stream error counts as a broken connection', async () => {
  const broken = new PassThrough()
  broken.write('12')
  setImmediate(() => broken.destroy(new Error('reset')))
  await expect(readBody(broken, expected, AbortSignal.timeout(5_000))).rejects.toMatchObject({
    reason: 'invalid_request',
  })
})

test('a person’s fifth concurrent body ends the first one, but none of another person', async () => {
  const run = latestOfEach(4)
  const ended: string[] = []
  const finish: (() => void)[] = []
  const task = (name: string) => (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      finish.push(resolve)
      signal.addEventListener('abort', () => {
        ended.push(name)
        resolve()
      })
    })
  const running = ['a', 'b', 'c', 'd'].map((name) => run(1, task(name)))
  running.push(run(2, task('other')))
  expect(ended).toEqual([])
  running.push(run(1, task('e')))
  expect(ended).toEqual(['a'])
  for (const resolve of finish) resolve()
  await Promise.all(running)
  await Promise.all([run(1, async () => undefined), run(1, async () => undefined)])
  expect(ended).toEqual(['a'])
})

test('a body that ends late does not remove the newer ones of its owner from the count', async () => {
  const run = latestOfEach(1)
  const finish: (() => void)[] = []
  const ended: string[] = []
  const task = (name: string) => (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      finish.push(resolve)
      signal.addEventListener('abort', () => ended.push(name))
    })
  const first = run(1, task('a'))
  // the second ends the first and completes before it; the third begins a new list
  const second = run(1, task('b'))
  finish[1]?.()
  await second
  const third = run(1, task('c'))
  finish[0]?.()
  await first
  const fourth = run(1, task('d'))
  expect(ended).toEqual(['a', 'c'])
  finish[2]?.()
  finish[3]?.()
  await Promise.all([third, fourth])
})

test('stalled bodies of eight people are ended in favour of one that arrives', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const bytes = await noise(300, 300).jpeg().toBuffer()
  const replies: string[] = []
  for (let p = 0; p < 8; p++) {
    const by = await person()
    for (let i = 0; i < 4; i++) {
      const { path } = await announce(bytes, by)
      const socket = await opened(path, `Content-Length: ${bytes.length}`)
      socket.write(bytes.subarray(0, 10))
      socket.on('data', (reply) => replies.push(reasonIn(String(reply))))
    }
  }
  const { path } = await announce(bytes)
  await expect.poll(() => vi.getTimerCount()).toBe(32)
  const honest = put(path, bytes).then((reply) => reply.json().status)
  vi.advanceTimersByTime(10_000)
  expect(await honest).toBe(0)
  await expect.poll(() => replies).toEqual(Array(32).fill('invalid_request'))
})

test('a body is accepted as long as 100 KiB arrive every ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const part = Buffer.alloc(102_400)
  const slow = new PassThrough()
  const whole = {
    size: 4 * part.length,
    sha256: createHash('sha256')
      .update(Buffer.alloc(4 * part.length))
      .digest(),
  }
  const reading = expect(readBody(slow, whole, new AbortController().signal)).rejects.toMatchObject({
    reason: 'invalid_request',
  })
  const arrived = () => expect.poll(() => slow.readableLength).toBe(0)
  for (let i = 0; i < 2; i++) {
    slow.write(part)
    await arrived()
    vi.advanceTimersByTime(10_000)
    expect(slow.listenerCount('data')).toBe(1)
  }
  slow.write(part.subarray(1))
  await arrived()
  vi.advanceTimersByTime(10_000)
  await reading
})

test('stalled bodies delay neither their owner nor other people', async () => {
  const bytes = await jpeg(64)
  for (let i = 0; i < 6; i++) {
    const { path } = await announce(bytes)
    const socket = await opened(path, `Content-Length: ${bytes.length}`)
    socket.write(bytes.subarray(0, 10))
  }
  const { path } = await announce(bytes)
  expect((await put(path, bytes)).json().status).toBe(0)
  expect((await post(own, '/user/uploads', { size: 1, sha256: '0'.repeat(64) })).json().status).toBe(0)
})
