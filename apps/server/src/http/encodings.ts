import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'

/** How a body travels where it does not travel as it is. */
export type Encoding = 'br' | 'gzip'

/** The best encoding the client takes; undefined where it takes none. */
export const encodingFor = (request: FastifyRequest): Encoding | undefined =>
  negotiate<Encoding>(request.headers['accept-encoding'] ?? '', ['br', 'gzip']) ?? undefined

/** `best` for what is made once; `quick` for what is made while somebody waits (a few ms for 30 KB). */
export const encode = (body: string, encoding: Encoding, effort: 'best' | 'quick'): Buffer => {
  if (encoding === 'gzip') return gzipSync(body, { level: effort === 'best' ? 9 : 6 })
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? 11 : 5 } })
}
