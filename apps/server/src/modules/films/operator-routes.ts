import { filmCode, filmStatus } from '@foyer/contract/films'
import type { JSONValue } from 'postgres'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { operatorsOnly } from '../../operations/operators-only.ts'
import { publishFilm, setFilmStatus } from './publish.ts'

const tags = ['operators']
const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))

/** Routes with which operators publish films and change their status. */
export const filmOperatorRoutes = async (app: App, context: Context): Promise<void> => {
  app.addHook('onRequest', operatorsOnly(context))

  app.post(
    '/films',
    {
      schema: {
        tags,
        summary: 'Publishes a film in the format of content/films from a moment on; the reply names all faults',
        body: z.strictObject({ film: z.record(z.string(), z.json()), publishedAt: moment }),
        response: { 200: replyOf(z.object({})) },
      },
    },
    async ({ body: { film, publishedAt } }) => {
      await publishFilm(context, film as JSONValue, publishedAt)
      return done({})
    },
  )

  app.post(
    '/films/status',
    {
      schema: {
        tags,
        summary: 'Sets whether a film can be played, is unavailable or removed',
        body: z.strictObject({ film: filmCode, status: filmStatus }),
        response: { 200: replyOf(z.object({})) },
      },
    },
    async ({ body: { film, status } }) => {
      await setFilmStatus(context, film, status)
      return done({})
    },
  )
}
