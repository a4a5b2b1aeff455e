import { drawEndpoints, myDrawEndpoints } from '@foyer/api/endpoints/draws'
import type { FastifyRequest } from 'fastify'
import { minuteOf } from '../../clocks.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { isWithheld } from '../activities/public.ts'
import { mainlandAddress } from '../residence/public.ts'
import { committedDraw } from './committed.ts'
import { cachedCounts } from './counts.ts'
import { drawDetailOf } from './detail.ts'
import { draw, visit } from './draw.ts'
import { recordsOf } from './records.ts'

/** Serves the public facts of draws. */
export const drawRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  const countsOf = cachedCounts(db)

  /** @throws Refused `activity_mainland` if prizes and amounts are withheld from the caller's address */
  const shownTo = async (request: FastifyRequest, code: string) => {
    const committed = await committedDraw(db, { code })
    if (isWithheld(committed.activity, await mainlandAddress(context, request)))
      throw new Refused('activity_mainland', 'the draw is withheld where the caller is')
    return committed
  }

  serve(app, context, drawEndpoints, {
    'GET /draws/:code': async (request) => {
      const committed = await shownTo(request, request.params.code)
      return drawDetailOf(committed, await countsOf(committed.draw), minuteOf(clocks.business()))
    },
    'GET /draws/:code/records': async (request) =>
      recordsOf(db, (await shownTo(request, request.params.code)).draw, request.query.after),
  })
}

/** Serves a person's own draws. */
export const myDrawRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, myDrawEndpoints, {
    'POST /user/:number/draws': (request) => visit(context, request, request.params.number),
    'POST /user/:number/draw': (request) => draw(context, request, request.params.number, request.body),
  })
}
