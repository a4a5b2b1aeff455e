import { createHash, timingSafeEqual } from 'node:crypto'
import type { Readable } from 'node:stream'
import { uploadBytesMax } from '@foyer/protocol/limits'
import { Refused } from '../../refused.ts'
import { bodyPace } from './rules.ts'

export interface Expected {
  readonly size: number
  readonly sha256: Buffer
}

/**
 * Refuses a request by its Content-Length before a byte is read. A chunked request has none.
 *
 * @throws Refused `too_large`, `upload_differs`
 */
export const checkLength = (contentLength: string | undefined, { size }: Expected): void => {
  if (contentLength === undefined) return
  const announced = Number(contentLength)
  if (announced > uploadBytesMax) throw new Refused('too_large', 'the body is larger than any upload may be')
  if (announced !== size) throw new Refused('upload_differs', 'the length of the body differs from the announced one')
}

/**
 * Reads a stream up to the allowed size and no slower than `bodyPace`. A refused stream is not destroyed, so that it
 * can be answered.
 */
const read = (stream: Readable, most: number, signal: AbortSignal): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    let lengthBefore = 0
    const settle = (act: () => void) => {
      stream.off('data', onData).off('end', onEnd).off('close', onLost)
      clearInterval(pace)
      signal.removeEventListener('abort', onAbort)
      act()
    }
    const refuse = (refused: Refused) => settle(() => reject(refused))
    const onData = (chunk: Buffer) => {
      length += chunk.length
      chunks.push(chunk)
      if (length > uploadBytesMax) refuse(new Refused('too_large', 'the body is larger than any upload may be'))
      else if (length > most) refuse(new Refused('upload_differs', 'the body is longer than announced'))
    }
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks)))
    const onLost = () => refuse(new Refused('invalid_request', 'the connection ended before the body was complete'))
    const onAbort = () => refuse(new Refused('invalid_request', 'the body took too long to arrive'))
    const pace = setInterval(() => {
      if (length - lengthBefore < bodyPace.bytes) onAbort()
      lengthBefore = length
    }, bodyPace.within)
    // `close` follows an error
    stream.on('error', () => undefined)
    stream.on('data', onData).once('end', onEnd).once('close', onLost)
    signal.addEventListener('abort', onAbort)
    if (signal.aborted) onAbort()
    else if (stream.destroyed) onLost()
  })

/**
 * The bytes of a body, if they equal the announced ones.
 *
 * @throws Refused `upload_differs`, `too_large`; `invalid_request` if the connection broke, the bytes arrived too
 * slowly or `signal` aborted the wait
 */
export const readBody = async (stream: Readable, expected: Expected, signal: AbortSignal): Promise<Buffer> => {
  const bytes = await read(stream, expected.size, signal)
  const sha256 = createHash('sha256').update(bytes).digest()
  if (bytes.length !== expected.size || !timingSafeEqual(sha256, expected.sha256))
    throw new Refused('upload_differs', 'the body differs from the announced one')
  return bytes
}
