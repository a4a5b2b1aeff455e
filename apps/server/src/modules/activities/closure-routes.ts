import { closureEndpoints } from '@foyer/api/endpoints/operations'
import { closureDays } from '@foyer/api/staff/closures'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import {
  addDays,
  type Day,
  dayOf,
  declareClosureBy,
  listClosures,
  withdrawClosureBy,
} from '../trading-calendar/public.ts'
import { effectOf } from './closure-effect.ts'
import { addNotice, currentNotices, withdrawNotice } from './staff-notices.ts'

/** How many days back the list reaches. */
const listed = 30

/** Serves closures of the market and notices to staff. */
export const closureRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  const today = (): Day => dayOf(clocks.business())
  const by = (request: FastifyRequest & { readonly body: { readonly reason: string } }) => ({
    actor: actorOf(request),
    reason: request.body.reason,
    at: clocks.business(),
    wall: clocks.wall(),
  })
  /** @throws Refused `invalid_request` for a day that is too long ago or too far ahead to be meant */
  const requireNear = (day: Day, path: string): void => {
    if (day < addDays(today(), -closureDays.back) || day > addDays(today(), closureDays.ahead))
      throw new Refused('invalid_request', 'the day is too far away', { path })
  }

  serve(app, context, closureEndpoints, {
    'POST /staff/closures': async () => {
      const from = addDays(today(), -listed)
      return { today: today(), closures: (await listClosures(db)).filter(({ day }) => day >= from) }
    },
    'POST /staff/closures/preview': ({ body: { day, declared } }) =>
      effectOf(db, day, declared && { day, ...declared }, clocks.business()),
    'POST /staff/closures/declare': async (request) => {
      const { closure } = request.body
      requireNear(closure.day, '/closure/day')
      await declareClosureBy(db, closure, by(request))
      return closure
    },
    'POST /staff/closures/withdraw': async (request) => {
      const { day } = request.body
      requireNear(day, '/day')
      if (!(await withdrawClosureBy(db, day, by(request))))
        throw new Refused('not_found', 'no declaration exists for this day')
      return {}
    },
    'POST /staff/notices': ({ body }) => currentNotices(db, clocks.business(), body.before),
    'POST /staff/notices/add': (request) => {
      const { reason: _, ...notice } = request.body
      return addNotice(db, notice, by(request))
    },
    'POST /staff/notices/withdraw': async (request) => {
      await withdrawNotice(db, request.body.id, by(request))
      return {}
    },
  })
}
