import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { httpProvider } from './http-adapter.ts'
import { type Message, NotSent } from './port.ts'
import { templatesOf } from './templates.ts'

const message: Message = {
  id: 'f81d4fae',
  mobile: '+85251234567',
  region: 'HK',
  text: '【孚御】您的验证码是 123456',
  kind: 'login',
  language: 'zh-CN',
  values: { code: '123456' },
}

let answer: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) => response.end()
const gateway = createServer((request, response) => answer(request, response))
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  gateway.closeAllConnections()
  gateway.close()
})
const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/messages`

test('N5 a message goes to the gateway with its token and its id', async () => {
  const received = new Promise<object>((resolve) => {
    answer = async (request, response) => {
      const { method, url: path, headers } = request
      resolve({ method, path, ...headers, body: JSON.parse(await text(request)) })
      response.writeHead(202).end('queued')
    }
  })
  await httpProvider({ url, token: 'secret' })(message)
  expect(await received).toMatchObject({
    method: 'POST',
    path: '/messages',
    authorization: 'Bearer secret',
    'idempotency-key': message.id,
    'content-type': 'application/json',
    body: { to: message.mobile, text: message.text },
  })
})

test('N5 a gateway with a template for the kind and language of a message receives its id and values, not the text', async () => {
  const bodies: object[] = []
  answer = async (request, response) => {
    bodies.push(JSON.parse(await text(request)))
    response.end()
  }
  const send = httpProvider({ url, token: 'secret', templates: templatesOf.parse({ login: { 'zh-CN': 'T-17' } }) })
  await send(message)
  await send({ ...message, language: 'en-US' })
  await send({ ...message, kind: 'registration' })
  expect(bodies).toEqual([
    { to: message.mobile, template: 'T-17', values: { code: '123456' } },
    { to: message.mobile, text: message.text },
    { to: message.mobile, text: message.text },
  ])
})

test.each([400, 401, 429, 500, 503])('N5 a gateway that answers %i has not accepted the message', async (status) => {
  answer = (_request, response) => response.writeHead(status).end()
  await expect(httpProvider({ url, token: 'secret' })(message)).rejects.toThrow(NotSent)
})

test('N5 a gateway that refuses the connection has not accepted the message', async () => {
  const closed = createServer()
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
  const { port } = closed.address() as AddressInfo
  await new Promise((resolve) => closed.close(resolve))
  await expect(httpProvider({ url: `http://127.0.0.1:${port}`, token: 'secret' })(message)).rejects.toThrow(NotSent)
})

test('N5 a gateway that times out, closes the connection, is behind a proxy that gives up, or redirects may have accepted it', async () => {
  answer = () => undefined
  const late = httpProvider({ url, token: 'secret', timeout: 50 })(message)
  await expect(late).rejects.toMatchObject({ name: 'TimeoutError' })
  answer = (request) => request.socket.destroy()
  await expect(httpProvider({ url, token: 'secret' })(message)).rejects.not.toThrow(NotSent)
  answer = (_request, response) => response.writeHead(504).end()
  await expect(httpProvider({ url, token: 'secret' })(message)).rejects.not.toThrow(NotSent)
  answer = (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
  await expect(httpProvider({ url, token: 'secret' })(message)).rejects.not.toThrow(NotSent)
})
