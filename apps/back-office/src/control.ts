import type { DatabaseSync } from 'node:sqlite'
import type { FastifyInstance } from 'fastify'
import { generateSync } from 'otplib'
import { type Fault, type FaultName, type Faults, isFaultName } from './faults.ts'
import { changeQuote } from './market-data.ts'
import { Refusal } from './refusal.ts'
import { moveShipment, type Step } from './shipments.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

const readFault = (body: Partial<Fault> | undefined): Fault => {
  const { fault, system, times, ms } = body ?? {}
  if (!isFaultName(fault)) throw new Refusal(400, 'invalid_request', 'there is no such fault')
  return { fault, system, times, ms }
}

/** What a person at the firm would do. */
interface Controlled {
  readonly db: DatabaseSync
  readonly faults: Faults
  readonly now: () => number
}

/** Turns faults on and off, shows messages and codes of authenticators, packs and sends gifts, and changes quotes. Only this machine may do so. */
export const controlRoutes = (app: FastifyInstance, { db, faults, now }: Controlled): void => {
  app.addHook('onRequest', async ({ url, ip }) => {
    if (url.startsWith('/control/') && !loopback.has(ip)) throw new Refusal(403, 'host_not_allowed')
  })
  app.get('/control/messages', () => ({
    messages: db
      .prepare('select gateway, mobile as "to", body as text, at from messages order by at desc, rowid desc limit 50')
      .all(),
  }))
  app.get<{ Querystring: { clientNo?: string } }>('/control/authenticator', ({ query: { clientNo = '' } }) => {
    const row = db.prepare('select authenticator as secret from clients where client_no = ?').get(clientNo)
    if (typeof row?.secret !== 'string') throw new Refusal(404, 'not_found')
    return { code: generateSync({ secret: row.secret }) }
  })
  app.get('/control/faults', () => ({ faults: faults.list() }))
  app.post<{ Body: Partial<Fault> }>('/control/faults', async ({ body }, reply) => {
    faults.add(readFault(body))
    return reply.status(204).send()
  })
  app.post<{ Body: Step & { reference?: string } }>('/control/shipments', async ({ body }, reply) => {
    moveShipment(db, body, now())
    return reply.status(204).send()
  })
  app.post<{ Body: { code?: string } & Record<string, unknown> }>('/control/quotes', async ({ body }, reply) => {
    changeQuote(db, body, now())
    return reply.status(204).send()
  })
  app.delete<{ Querystring: { fault?: string } }>('/control/faults', async ({ query: { fault } }, reply) => {
    faults.clear(fault === undefined ? undefined : readFault({ fault: fault as FaultName }).fault)
    return reply.status(204).send()
  })
}
