import { filmOperatorEndpoints } from '@foyer/api/endpoints/films'
import type { JSONValue } from 'postgres'
import type { Context } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { publishFilm, setFilmStatus } from './publish.ts'

/** Serves the endpoints with which staff publish films and change their status. */
export const filmOperatorRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, filmOperatorEndpoints, {
    'POST /operators/films': async (request) => {
      const { film, publishedAt } = request.body
      await publishFilm(context, film as JSONValue, publishedAt, actorOf(request))
      return {}
    },
    'POST /operators/films/status': async (request) => {
      const { film, status } = request.body
      await setFilmStatus(context, film, status, { actor: actorOf(request) })
      return {}
    },
  })
}
