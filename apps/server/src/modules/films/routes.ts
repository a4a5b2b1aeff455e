import { filmDetail, filmsReply, filmsRequest } from '@foyer/contract/films'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { tagReplies } from '../../http/etag.ts'
import { Refused } from '../../http/refused.ts'
import { minuteOf } from '../activities/phase.ts'
import { mainlandAddress } from '../residence/mainland.ts'
import { detailOf } from './detail.ts'
import { listFilms } from './list.ts'
import { findFilm, type Viewpoint } from './queries.ts'

const tags = ['films']
/**
 * Only the visitor's browser may store the reply, because withheld content depends on the address. It revalidates each
 * time.
 */
const cacheControl = 'private, no-cache'

/** Public, unsigned routes for films on the app API host. */
export const filmRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  tagReplies(app, cacheControl)
  const viewOf = async (request: FastifyRequest): Promise<Viewpoint> => ({
    at: minuteOf(clocks.business()),
    isMainland: await mainlandAddress(context, request),
  })

  app.get(
    '/films',
    {
      schema: {
        tags,
        summary: 'A page of the films, the newest first, of one topic or of all',
        querystring: filmsRequest,
        response: { 200: filmsReply },
      },
    },
    async (request) => listFilms(db, await viewOf(request), request.query),
  )

  app.get(
    '/films/:code',
    {
      schema: {
        tags,
        summary: 'One film with its description, and its playback addresses unless it needs a login',
        params: z.object({ code: z.string() }),
        response: { 200: filmDetail },
      },
    },
    async (request) => {
      const view = await viewOf(request)
      const film = await findFilm(db, request.params.code, view.at)
      if (!film) throw new Refused('not_found', 'there is no such film')
      return detailOf(db, film, view)
    },
  )
}
