import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { newReference } from '../reference.ts'
import { Refused } from '../refused.ts'

/** The fields under which a refusal outside of a request is logged. */
interface Logged {
  readonly log: Pick<FastifyBaseLogger, 'info'>
  readonly reference: string
}

/** Writes a refusal to a connection whose request has no Fastify reply, logs it, and ends the connection. */
export const endRefused = (socket: Duplex, refused: Refused, { log, reference }: Logged, error?: Error): void => {
  log.info({ reqId: reference, reason: refused.reason, why: refused.message }, 'refused')
  const body = JSON.stringify({ ...refused.reply(), reference })
  const headers = [
    `HTTP/1.1 ${refused.http} Refused`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  if (socket.writable) socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
  else socket.destroy(error)
}

/**
 * A request that arrives too slowly may be the repetition of a call that was done, whose answer was lost. So the refusal
 * says nothing about the act: the caller repeats it with its key.
 */
export const arrivedTooSlowly = (what: 'body' | 'request'): Refused =>
  new Refused('unavailable', `the ${what} did not arrive in time`, { retryAfter: 1 })

const late = 'ERR_HTTP_REQUEST_TIMEOUT'

const refusedFor = (code: string | undefined): Refused => {
  if (code === 'HPE_HEADER_OVERFLOW') return new Refused('too_large', 'the headers are too large')
  if (code === late) return arrivedTooSlowly('request')
  return new Refused('invalid_request', 'this is not an HTTP request')
}

/**
 * For Fastify's `clientErrorHandler`: input that is not HTTP, has too many headers for the parser, or arrives too
 * slowly never becomes a request. It gets a refusal like any other, and the connection ends. A connection on which
 * nothing arrived ends without a word: a client that uses it at this moment would read the refusal as the answer to its
 * call.
 */
export const answerBrokenRequest = (log: Logged['log'], error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (error.code === late && socket instanceof Socket && socket.bytesRead === 0) {
    socket.destroy()
    return
  }
  endRefused(socket, refusedFor(error.code), { log, reference: newReference() }, error)
}
