import { myFilmEndpoints } from '@foyer/api/endpoints/films'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { playFor } from './play.ts'
import { progressFor, storeProgress } from './progress.ts'

/** Serves a person's use of films. */
export const myFilmRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, myFilmEndpoints, {
    'POST /user/films/play': (request) => playFor(context, request, request.body.film),
    'POST /user/films/progress': async ({ caller }) => ({ progress: await progressFor(context, caller) }),
    'POST /user/films/progress/keep': ({ caller, body }) => storeProgress(context, caller, body),
  })
}
