import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Sandbox } from './sandbox.ts'

const mobilePattern = /^\+852\d{8}$/

/**
 * Answers requests of the person who signs in in a frame: `GET …/messages?mobile=` returns the phone's messages, and
 * `POST …/account` opens an account for the number.
 */
export const answerPerson = async (
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  sandbox: Sandbox,
): Promise<void> => {
  const url = new URL(request.url ?? '', 'http://localhost')
  const send = (body: unknown) =>
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      .end(JSON.stringify(body))
  const mobile = path === 'messages' ? url.searchParams.get('mobile') : await text(request)
  if (!mobile || !mobilePattern.test(mobile)) return void response.writeHead(400).end()
  if (path === 'account') return void send(await sandbox.openAccount(mobile))
  send(await sandbox.messagesTo(mobile))
}
