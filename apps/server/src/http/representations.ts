import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, encode, encodingFor } from './encodings.ts'
import { holds, tagOf } from './etag.ts'
import { addVary } from './vary.ts'

interface Representation {
  readonly encoding: Encoding | undefined
  readonly body: () => string | Buffer
  readonly tag: string
}

/** One constant text in every supported encoding. */
export type Representations = readonly Representation[]

/** Encodes for the first client that accepts the encoding, so that the start does not wait for it. */
const encodedOnce = (text: string, encoding: Encoding): Representation => {
  let body: Buffer | undefined
  return {
    encoding,
    tag: tagOf(text, encoding),
    body: () => {
      body ??= encode(text, encoding, 'best')
      return body
    },
  }
}

export const represent = (text: string): Representations => [
  { encoding: undefined, body: () => text, tag: tagOf(text, undefined) },
  encodedOnce(text, 'br'),
  encodedOnce(text, 'gzip'),
]

/** Sends the smallest encoding that the client accepts, or an empty 304 if the client has it cached. */
export const sendRepresentation = (
  request: FastifyRequest,
  reply: FastifyReply,
  representations: Representations,
): FastifyReply => {
  const wanted = encodingFor(request)
  const chosen = representations.find(({ encoding }) => encoding === wanted)
  if (!chosen) throw new Error(`no representation in ${wanted}`)
  const { encoding, body, tag } = chosen
  addVary(reply, 'Accept-Encoding')
  if (reply.statusCode === 200) {
    reply.header('ETag', tag)
    if (holds(request.headers['if-none-match'] ?? '', tag)) return reply.status(304).send()
  }
  if (encoding) reply.header('Content-Encoding', encoding)
  return reply.send(body())
}
