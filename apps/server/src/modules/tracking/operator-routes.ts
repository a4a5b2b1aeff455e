import { trackingFigures, trackingFiguresRequest } from '@foyer/contract/tracking-figures'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { Refused } from '../../http/refused.ts'
import { done, replyOf } from '../../http/reply.ts'
import { operatorsOnly } from '../../operations/operators-only.ts'
import { secureHeaders } from '../../static/security-headers.ts'
import { readFigures } from './figures.ts'
import type { Live } from './live.ts'

const tags = ['operators']
const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}
/** Bytes that may wait for a reader: whoever does not read is let go. */
const mostUnread = 256 * 1024

const stream = (reply: FastifyReply, live: Live, open: Set<() => void>): void => {
  const { raw } = reply
  raw.writeHead(200, { ...reply.getHeaders() } as Record<string, string>)
  raw.write(': open\n\n')
  const stop = live.watch((glimpse) => {
    if (raw.writableLength > mostUnread) raw.destroy()
    else raw.write(`data: ${JSON.stringify(glimpse)}\n\n`)
  })
  const end = () => void raw.end()
  open.add(end)
  raw.once('close', () => {
    stop()
    open.delete(end)
  })
}

/** What operators see of the event tracker (T7), always with the operator's token. */
export const trackingOperatorRoutes = async (app: App, context: Context, live: Live): Promise<void> => {
  const isOperator = operatorsOnly(context)
  const open = new Set<() => void>()
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization === undefined)
      throw new Refused('token_missing', 'this needs the operator’s token')
    await isOperator(request)
  })
  app.addHook('preClose', async () => {
    for (const end of open) end()
  })

  app.post(
    '/tracking/figures',
    {
      schema: {
        tags,
        summary: 'Page views, funnels and arrivals of some days in Hong Kong',
        body: trackingFiguresRequest,
        response: { 200: replyOf(trackingFigures) },
      },
    },
    async ({ body: { from, to } }) => done(await readFigures(context.db, from, to)),
  )

  app.post(
    '/tracking/live',
    { schema: { tags, summary: 'Server-sent events: what debug mode reads in this process, as it is read' } },
    (_request, reply) => {
      reply.headers(headers)
      secureHeaders(reply, context.environment)
      reply.hijack()
      stream(reply, live, open)
    },
  )
}
