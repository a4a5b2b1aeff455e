import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { streaming } from './testing/streaming.ts'

const { app, address, goOn } = await streaming()

test('streams that were requested on one connection take up no place after it is closed, even if their turn has not come', async () => {
  const { port } = app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  const requestLines = [address(), address()].map(
    (url) => `GET ${new URL(url).pathname}${new URL(url).search} HTTP/1.1`,
  )
  socket.write(requestLines.map((line) => `${line}\r\nHost: localhost\r\n\r\n`).join(''))
  await expect.poll(() => app.marketStreams.size).toBe(2)
  socket.destroy()
  const sizeLater = async () => {
    await goOn(16_000)
    return app.marketStreams.size
  }
  await expect.poll(sizeLater).toBe(0)
})
