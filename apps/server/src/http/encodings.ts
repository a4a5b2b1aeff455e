import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'

/** The content encoding of a compressed body. */
export type Encoding = 'br' | 'gzip'

/** The best encoding that the client accepts; undefined if it accepts none. */
export const encodingFor = (request: FastifyRequest): Encoding | undefined =>
  negotiate<Encoding>(request.headers['accept-encoding'] ?? '', ['br', 'gzip']) ?? undefined

/** `best` for bodies that are encoded once; `quick` for bodies encoded while a caller waits (a few ms for 30 KB). */
export const encode = (body: string, encoding: Encoding, effort: 'best' | 'quick'): Buffer => {
  if (encoding === 'gzip') return gzipSync(body, { level: effort === 'best' ? 9 : 6 })
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? 11 : 5 } })
}
