import type { Readable } from 'node:stream'
import { Refused } from '../../refused.ts'

/** A batch of 200 events as base64 in a form; senders split longer ones. */
export const mostBytes = 1024 * 1024
/** Milliseconds that a body may take to arrive: the SDK waits eight seconds for an answer. */
export const bodyTimeout = 10_000
const retryAfter = 5

/**
 * Reads a body as text. Memory is reserved per received piece, not by the announced length, so a sender that announces
 * much and sends little reserves little, and one that stops in the middle is refused after the time limit.
 *
 * @throws Refused `too_large`; `unavailable` if it arrived too slowly; any error of `take`
 */
export const readBody = (payload: Readable, take: (bytes: number) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    let chunks: Buffer[] = []
    let bytes = 0
    const giveUp = (error: unknown) => {
      clearTimeout(limit)
      payload.off('data', onData)
      // the remaining bytes are discarded, so that the client can read the answer
      payload.resume()
      chunks = []
      reject(error)
    }
    const onData = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > mostBytes) return giveUp(new Refused('too_large', 'a body has at most 1 MiB'))
      try {
        take(chunk.length)
        chunks.push(chunk)
      } catch (error) {
        giveUp(error)
      }
    }
    const limit = setTimeout(
      () => giveUp(new Refused('unavailable', 'the body took too long to arrive', { retryAfter })),
      bodyTimeout,
    )
    payload.on('data', onData)
    payload.once('end', () => {
      clearTimeout(limit)
      resolve(Buffer.concat(chunks).toString('utf8'))
    })
    payload.once('error', giveUp)
    payload.once('close', () => giveUp(new Refused('invalid_request', 'the body ended early')))
  })
