import { filmEndpoints } from '@foyer/api/endpoints/films'
import type { FastifyRequest } from 'fastify'
import { minuteOf } from '../../clocks.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { mainlandAddress } from '../residence/public.ts'
import { detailOf } from './detail.ts'
import { listFilms } from './list.ts'
import { findFilm, type Viewpoint } from './queries.ts'

/** Serves films as everybody may read about them. */
export const filmRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  const viewOf = async (request: FastifyRequest): Promise<Viewpoint> => ({
    at: minuteOf(clocks.business()),
    isMainland: await mainlandAddress(context, request),
  })

  serve(app, context, filmEndpoints, {
    'GET /films': async (request) => listFilms(db, await viewOf(request), request.query),
    'GET /films/:code': async (request) => {
      const view = await viewOf(request)
      const film = await findFilm(db, request.params.code, view.at)
      if (!film) throw new Refused('not_found', 'there is no such film')
      return detailOf(db, film, view)
    },
  })
}
