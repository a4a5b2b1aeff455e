import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** A gateway on loopback, and the requests it received. */
export interface Gateway {
  readonly common: string
  readonly seen: { readonly line: string; readonly headers: IncomingHttpHeaders; readonly body: string }[]
  /** the reply and its status; `dropped`: the connection breaks; `silent`: no reply */
  answer: { readonly status?: number; readonly text: string } | 'dropped' | 'silent'
}

export const openGateway = async (answer: Gateway['answer']): Promise<Gateway> => {
  const server = createServer(async (request, response) => {
    const body = await text(request)
    gateway.seen.push({ line: `${request.method} ${request.url}`, headers: request.headers, body })
    if (gateway.answer === 'dropped') response.destroy()
    else if (gateway.answer !== 'silent') response.writeHead(gateway.answer.status ?? 200).end(gateway.answer.text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  const common = `http://127.0.0.1:${(server.address() as AddressInfo).port}/common`
  const gateway: Gateway = { common, seen: [], answer }
  return gateway
}
