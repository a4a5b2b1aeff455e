import type { Readable } from 'node:stream'
import { Refused } from '../../http/refused.ts'

/** A batch of 200 events as base64 in a form; longer ones a sender splits. */
export const mostBytes = 1024 * 1024
/** Milliseconds a body may take to come: the SDK waits eight seconds for an answer. */
export const patience = 10_000
const retryAfter = 5

/**
 * A body as text. Room for each piece is taken as it comes, not for what a sender announces: somebody who announces much and
 * sends nothing holds nothing, and who stops in the middle does not hold it for long.
 *
 * @throws Refused `too_large`; `unavailable` where it came too slowly; whatever `take` throws
 */
export const readBody = (payload: Readable, take: (bytes: number) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    let chunks: Buffer[] = []
    let bytes = 0
    const giveUp = (error: unknown) => {
      clearTimeout(limit)
      payload.off('data', onData)
      // what still comes is let go, so that the answer can be read
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
      () => giveUp(new Refused('unavailable', 'the body was not waited for any longer', { retryAfter })),
      patience,
    )
    payload.on('data', onData)
    payload.once('end', () => {
      clearTimeout(limit)
      resolve(Buffer.concat(chunks).toString('utf8'))
    })
    payload.once('error', giveUp)
    payload.once('close', () => giveUp(new Refused('invalid_request', 'the body ended early')))
  })
