import { correctionEndpoints } from '@foyer/api/endpoints/care-corrections'
import type { Context } from '../../../context.ts'
import { actorOf } from '../../../http/actor.ts'
import type { App } from '../../../http/app.ts'
import { limitStaff } from '../../../http/rate-limit.ts'
import { serve } from '../../../http/serve.ts'
import { personIdUnder } from '../person.ts'
import { openRate } from '../rates.ts'
import { decide } from './decide.ts'
import { earnedPointsOf } from './points.ts'
import { propose } from './propose.ts'
import { resend } from './resend.ts'
import { listCorrections } from './rows.ts'

/** Serves corrections of rewards and points. */
export const correctionRoutes = async (app: App, context: Context): Promise<void> => {
  const { db } = context
  serve(app, context, correctionEndpoints, {
    'POST /staff/care/points': async (request) => {
      await limitStaff(context, actorOf(request).id, openRate)
      return earnedPointsOf(db, await personIdUnder(db, request.body.id))
    },
    'POST /staff/care/corrections': async (request) => {
      await limitStaff(context, actorOf(request).id, openRate)
      return listCorrections(context, request.body)
    },
    'POST /staff/care/corrections/propose': (request) => propose(context, request.body, actorOf(request)),
    'POST /staff/care/corrections/decide': (request) => decide(context, request.body, actorOf(request)),
    'POST /staff/care/rewards/resend': (request) => resend(context, request.body, actorOf(request)),
  })
}
