import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'

/** Real connections with both ends, closed after each test. Call it once per file, at the top. */
export const pairs = () => {
  let open: (() => void)[] = []
  afterEach(() => {
    for (const put of open) put()
    open = []
  })
  /** The reader reads nothing until the test resumes it. */
  return async (): Promise<{ response: ServerResponse; reader: IncomingMessage }> => {
    const server = createServer().listen(0, '127.0.0.1')
    const arrived = new Promise<ServerResponse>((resolve) => server.on('request', (_, response) => resolve(response)))
    await new Promise((resolve) => server.once('listening', resolve))
    const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent: false })
    const response = await arrived
    response.writeHead(200).flushHeaders()
    const reader = await new Promise<IncomingMessage>((resolve) => request.on('response', resolve))
    reader.on('error', () => undefined)
    open.push(() => {
      request.destroy()
      server.close()
    })
    return { response, reader }
  }
}
