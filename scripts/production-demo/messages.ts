import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** A stand-in for the gateway that sends text messages. */
export interface Messages {
  readonly url: string
  /** The code in the newest message to a number, once there is one that was not read before. */
  codeFor(mobile: string): Promise<string>
  stop(): Promise<void>
}

export const startMessages = async (): Promise<Messages> => {
  const codes = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const message = JSON.parse(await text(request)) as { to: string; text: string }
    const code = /\b\d{6}\b/.exec(message.text)?.[0]
    if (code) codes.set(message.to, code)
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    codeFor: async (mobile) => {
      for (let tries = 0; tries < 600; tries++) {
        const code = codes.get(mobile)
        codes.delete(mobile)
        if (code) return code
        await wait(50)
      }
      throw new Error('no message arrived')
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
