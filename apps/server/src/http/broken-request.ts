import type { Duplex } from 'node:stream'
import { Refused } from './refused.ts'

/**
 * For Fastify's `clientErrorHandler`: what is no HTTP, or has more headers than the parser takes, becomes no request at all.
 * It is answered as every other refusal, and the connection ends.
 */
export const answerBrokenRequest = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const refused =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new Refused('too_large', 'the headers are too large')
      : new Refused('invalid_request', 'this is no HTTP request')
  const body = JSON.stringify(refused.reply())
  const headers = [
    `HTTP/1.1 ${refused.http} Refused`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  if (socket.writable) socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`)
  else socket.destroy(error)
}
