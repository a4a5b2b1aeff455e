import { setTimeout as wait } from 'node:timers/promises'
import type { Documents } from '@foyer/api/client-routes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readDocument } from '../http/documents.ts'

/** Bytes of a document that a page contains, as JSON. */
const largestDocument = 32 * 1_024
/** Milliseconds for which a page waits for its documents. */
const timeLimit = 500
/**
 * Reads for which no page waits any more. They have left their place in the admission, so without a bound the statements
 * of pages would pile up while the database is slow.
 */
const mostLate = 20
let running = 0
let awaited = 0

const isWithheld = (document: unknown): boolean => Object(document).withheld === true

/** A document that the page can contain; undefined if it is refused, withheld or too large. */
const readable = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<unknown> => {
  const document = await readDocument(request, reply, path).catch(() => undefined)
  const isLarge = Buffer.byteLength(JSON.stringify(document) ?? '') > largestDocument
  return isLarge || isWithheld(document) ? undefined : document
}

/**
 * The documents that are there in time, in the order of their paths, on which the tag of the reply depends. The client
 * requests the others itself, and shows why one cannot be read.
 */
export const readDocuments = async (
  request: FastifyRequest,
  reply: FastifyReply,
  paths: readonly string[],
): Promise<Documents> => {
  if (running - awaited >= mostLate) return {}
  const control = new AbortController()
  const late = wait(timeLimit, undefined, control).catch(() => undefined)
  const all = paths.map(async (path) => {
    const reading = readable(request, reply, path)
    running += 1
    awaited += 1
    const end = () => {
      running -= 1
    }
    void reading.then(end, end)
    const document = await Promise.race([reading, late]).finally(() => {
      awaited -= 1
    })
    return [path, document] as const
  })
  const documents = await Promise.all(all)
  control.abort()
  return Object.fromEntries(documents.filter(([, document]) => document !== undefined))
}
