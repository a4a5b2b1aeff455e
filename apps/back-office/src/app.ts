import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DatabaseSync } from 'node:sqlite'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { allotmentRoute } from './allot.ts'
import { type Answer, answerOnce } from './answers.ts'
import { backOffice } from './back-office.ts'
import { books } from './books.ts'
import { controlRoutes } from './control.ts'
import { credentials } from './credentials.ts'
import { directory } from './directory.ts'
import { type Operation, operationsOf } from './documents.ts'
import { createFaults, type Faults } from './faults.ts'
import type { Handlers } from './handler.ts'
import { lists } from './lists.ts'
import { marketData } from './market-data.ts'
import { orders } from './orders.ts'
import { Refusal } from './refusal.ts'
import { sms } from './sms.ts'
import { type Keys, verifySignature } from './verify-signature.ts'

export interface BackOffice {
  readonly db: DatabaseSync
  readonly keys: Keys
  /** milliseconds since 1970 */
  readonly now?: () => number
  /** answers the requests of the OpenID Connect provider, which is opened when the address is known */
  readonly provider?: () => ProviderAnswer | undefined
}

type ProviderAnswer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** The systems by name, each with its document. There are two SMS gateways. */
const systems: Readonly<Record<string, { readonly document: string; readonly handlers: Handlers }>> = {
  'account-directory': { document: 'account-directory', handlers: directory },
  credentials: { document: 'credentials', handlers: credentials },
  'back-office': { document: 'back-office', handlers: backOffice },
  lists: { document: 'lists', handlers: lists },
  'market-data': { document: 'market-data', handlers: marketData },
  books: { document: 'books', handlers: books },
  orders: { document: 'orders', handlers: orders },
  sms: { document: 'sms', handlers: sms },
  'sms-second': { document: 'sms', handlers: sms },
}

/** Sends an answer twice on its connection. */
const sendTwice = (reply: FastifyReply, { status, body }: Answer): void => {
  reply.hijack()
  const head = `HTTP/1.1 ${status} Twice\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`
  reply.raw.socket?.write(`${head}${body}`.repeat(2))
}

/** Serves one operation of a system, with the faults that are on. */
const serve = (scope: FastifyInstance, system: string, { path, id, body }: Operation, office: Served): void => {
  const handler = systems[system]?.handlers[id]
  if (!handler) throw new Error(`nobody answers ${id} of the document ${system}`)
  const { db, faults, now } = office
  scope.post<{ Body: Record<string, string> }>(`/${system}${path}`, { schema: { body } }, async (request, reply) => {
    const hits = (fault: Parameters<Faults['hits']>[1]) => faults.hits(system, fault)
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string' || key === '') throw new Refusal(400, 'invalid_request', 'there is no key')
    const keyed = { system, key, request: `${path} ${JSON.stringify(request.body)}`, now: now() }
    const lapses = {
      ignoresKey: hits('ignores_keys') !== undefined,
      ignoresBody: hits('answers_any_body_of_a_key') !== undefined,
    }
    const work = {
      db,
      system,
      key,
      now: now(),
      has: (fault: Parameters<Faults['hits']>[1]) => hits(fault) !== undefined,
    }
    const answer = answerOnce(db, keyed, lapses, () => handler(work, request.body))
    if (hits('commits_and_resets')) {
      reply.hijack()
      request.raw.socket.resetAndDestroy()
      return
    }
    if (hits('commits_and_stalls')) {
      reply.hijack()
      return
    }
    if (hits('answers_twice')) return sendTwice(reply, answer)
    return reply.status(answer.status).type('application/json').send(answer.body)
  })
}

interface Served extends Required<Omit<BackOffice, 'provider'>> {
  readonly faults: Faults
}

const systemOf = ({ url }: FastifyRequest): string => url.split('/')[1] ?? ''

/** The systems of the firm: signed calls, checked against the published documents. */
const systemRoutes = async (scope: FastifyInstance, office: Served): Promise<void> => {
  const { faults, keys, now } = office
  scope.addHook('onRequest', async (request, reply) => {
    const system = systemOf(request)
    if (faults.hits(system, 'down')) {
      reply.hijack()
      request.raw.socket.resetAndDestroy()
      return
    }
    if (faults.hits(system, 'busy')) throw new Refusal(503, 'busy')
  })
  // the call has arrived completely, so it is done even if its caller is gone by then
  scope.addHook('preHandler', async (request) => {
    const slow = faults.hits(systemOf(request), 'slow')
    if (slow) await faults.pause(slow.ms ?? 1000)
  })
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string) => {
      const system = systemOf(request)
      const isUnsigned = request.headers.signature === undefined
      const isChecked =
        !faults.hits(system, 'accepts_changed_bodies') && !(isUnsigned && faults.hits(system, 'accepts_unsigned'))
      const path = request.url.split('?')[0] ?? ''
      if (isChecked)
        verifySignature(
          { path, headers: request.headers, body: text },
          keys,
          now(),
          !faults.hits(system, 'accepts_old_signatures'),
        )
      try {
        return JSON.parse(text)
      } catch {
        throw new Refusal(400, 'invalid_request', 'the body is no JSON')
      }
    },
  )
  for (const [system, { document }] of Object.entries(systems))
    for (const operation of operationsOf(document)) serve(scope, system, operation, office)
}

/** Builds the stand-in, ready to listen. */
export const buildBackOffice = async ({ db, keys, now = Date.now, provider }: BackOffice): Promise<FastifyInstance> => {
  const app = Fastify({
    // a body is checked as it is: nothing is removed from it and no type is changed
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, strict: false } },
    bodyLimit: 65_536,
    requestTimeout: 30_000,
  })
  app.setErrorHandler<Error & { validation?: unknown; statusCode?: number }>((error, _request, reply) => {
    const refusal =
      error instanceof Refusal
        ? error
        : new Refusal(error.validation ? 400 : (error.statusCode ?? 500), 'invalid_request', error.message)
    return reply.status(refusal.status).send({ reason: refusal.reason, message: refusal.message.slice(0, 500) })
  })
  // the provider reads its requests itself
  app.addHook('onRequest', async ({ url, raw }, reply) => {
    const answer = /^\/provider(\/|$)/.test(url) ? provider?.() : undefined
    if (!answer) return
    reply.hijack()
    await answer(raw, reply.raw)
  })
  const faults = createFaults()
  controlRoutes(app, { db, faults, now })
  allotmentRoute(app, db, now)
  await app.register(async (scope) => systemRoutes(scope, { db, keys, now, faults }))
  return app
}
