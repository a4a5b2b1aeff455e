import { drawDetail, drawRecords, drawRecordsQuery, drawReply, drawRequest, drawStatus } from '@foyer/contract/draws'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { tagReplies } from '../../http/etag.ts'
import { Refused } from '../../http/refused.ts'
import { done, replyOf } from '../../http/reply.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { minuteOf } from '../activities/phase.ts'
import { isWithheld } from '../activities/summary.ts'
import { mainlandAddress } from '../residence/mainland.ts'
import { committedDraw } from './committed.ts'
import { cachedCounts } from './counts.ts'
import { drawDetailOf } from './detail.ts'
import { draw, visit } from './draw.ts'
import { recordsOf } from './records.ts'

const tags = ['draws']
const named = z.object({ code: z.string() })
const numbered = z.object({
  number: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
})

/** Public, unsigned routes for draws on the app API host, cached as activities are. */
export const drawRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  const countsOf = cachedCounts(db)
  tagReplies(app, 'private, no-cache')

  /** @throws Refused `activity_mainland` if prizes and amounts are withheld from the caller's address */
  const shownTo = async (request: FastifyRequest, code: string) => {
    const committed = await committedDraw(db, { code })
    if (isWithheld(committed.activity, await mainlandAddress(context, request)))
      throw new Refused('activity_mainland', 'the draw is withheld where the caller is')
    return committed
  }

  app.get(
    '/draws/:code',
    {
      schema: {
        tags,
        summary: 'A draw: prizes with odds and stock, its commitment, and the revealed seed',
        params: named,
        response: { 200: drawDetail },
      },
    },
    async (request) => {
      const committed = await shownTo(request, request.params.code)
      return drawDetailOf(committed, await countsOf(committed.draw), minuteOf(clocks.business()))
    },
  )

  app.get(
    '/draws/:code/records',
    {
      schema: {
        tags,
        summary: 'The last winners of a draw; after its seed is revealed, all draws in order, paginated',
        params: named,
        querystring: drawRecordsQuery,
        response: { 200: drawRecords },
      },
    },
    async (request) => recordsOf(db, (await shownTo(request, request.params.code)).draw, request.query.after),
  )
}

/** Routes for a person's own draws. Replies are never cached. */
export const myDrawRoutes = async (app: App, context: Context): Promise<void> => {
  app.post(
    '/user/:number/draws',
    {
      preValidation: signed(context, ['register', 'login']),
      schema: {
        tags,
        summary: 'Chances, tasks and draws of the caller; the body is empty. The call counts as the visit of the day',
        params: numbered,
        response: { 200: replyOf(drawStatus) },
      },
    },
    async (request) => done(await visit(context, request, request.params.number)),
  )

  app.post(
    '/user/:number/draw',
    {
      config: { load: 'first' },
      preValidation: signed(context, ['register', 'login']),
      schema: {
        tags,
        summary: 'Draws for one chance, exactly once per key',
        params: numbered,
        body: drawRequest,
        response: { 200: replyOf(drawReply) },
      },
    },
    async (request) => done(await draw(context, request, request.params.number, request.body)),
  )
}
