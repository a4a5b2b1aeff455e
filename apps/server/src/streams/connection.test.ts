import { expect, test } from 'vitest'
import { connectionOf } from './connection.ts'
import { pairs } from './testing/pair.ts'

const pair = pairs()

test('a reader that does not read receives no more data and uses no more memory until it has read what was sent', async () => {
  const { response, reader } = await pair()
  let caughtUp = 0
  const events = { onCaughtUp: () => caughtUp++, onGone: () => undefined }
  const connection = connectionOf(response, () => 7, events)
  const event = Buffer.alloc(64 * 1024, 'x')
  let written = 0
  while (connection.behindSince === undefined) {
    connection.write(event)
    written++
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(connection.behindSince).toBe(7)
  for (let nth = 0; nth < 1000; nth++) connection.write(event)
  expect(response.writableLength).toBeLessThan(512 * 1024)
  expect(caughtUp).toBe(0)

  let read = 0
  reader.on('data', (bytes: Buffer) => {
    read += bytes.length
  })
  await expect.poll(() => read).toBe(written * event.length)
  await expect.poll(() => caughtUp).toBe(1)
  connection.write(event)
  await expect.poll(() => read).toBe((written + 1) * event.length)
})

test('writing to a closed connection has no effect and does not fail', async () => {
  const { response, reader } = await pair()
  let gone = 0
  const connection = connectionOf(response, () => 0, { onCaughtUp: () => undefined, onGone: () => gone++ })
  reader.destroy()
  await expect.poll(() => gone).toBe(1)
  for (let nth = 0; nth < 10; nth++) connection.write('data: 1\n\n')
  expect(gone).toBe(1)
})
