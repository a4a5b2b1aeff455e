import { liveChannelEndpoints } from '@foyer/api/endpoints/live'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { type Film, findFilm, languageOf, multivariant, reelFile, sendBytes } from '../films/public.ts'
import { rollingCaptions, rollingPictures, segmentCaptions } from './channel-playlists.ts'
import { shownSession } from './routes.ts'
import { type Session, stateAt } from './session.ts'

const nothing = () => new Refused('not_found', 'the channel shows nothing')
const playlist = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/vnd.apple.mpegurl').header('Cache-Control', 'no-store').send(text)

/**
 * The simulated channel of the sandbox: playlists of the films' reels that advance with the wall clock. They exist
 * while a session is live; during an interruption and after the end the answer is not found, as at an origin whose
 * encoder has stopped.
 */
export const channelRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context

  const filmsOf = async ({ facts }: Session): Promise<Film[]> => {
    const found = await Promise.all(facts.channel.map((code) => findFilm(db, code, clocks.business())))
    return found.filter((film) => film !== undefined)
  }
  const onAir = async (request: FastifyRequest, code: string): Promise<Film[]> => {
    const session = await shownSession(context, request, code)
    if (stateAt(session, clocks.business()) !== 'live') throw nothing()
    const films = await filmsOf(session)
    if (films.length === 0) throw nothing()
    return films
  }

  serve(app, context, liveChannelEndpoints, {
    'GET /live/:code/:name.m3u8': async (request, reply) => {
      const { code, name } = request.params
      const films = await onAir(request, code)
      if (name === 'index') return playlist(reply, multivariant(films.map(({ reel }) => reel)))
      const now = clocks.wall()
      if (name === '720' || name === '360') return playlist(reply, rollingPictures(films, Number(name), now))
      const language = languageOf(/^captions-(.*)$/.exec(name)?.[1] ?? '')
      if (!language) throw nothing()
      return playlist(reply, rollingCaptions(films, language, now))
    },
    'GET /live/:code/captions/:language/:film/:segment.vtt': async (request, reply) => {
      const { code, language: suffix, film: place, segment } = request.params
      const film = (await onAir(request, code))[place]
      const language = languageOf(suffix)
      if (!film || !language) throw nothing()
      return reply
        .type('text/vtt; charset=utf-8')
        .header('Cache-Control', 'private, max-age=60')
        .send(segmentCaptions(film, segment, language))
    },
    'GET /live/:code/segments/:reel/:height/:file': async (request, reply) => {
      const { code, reel, height, file } = request.params
      // segments of an earlier playlist stay available for a while, whatever the state of the session
      const films = await filmsOf(await shownSession(context, request, code))
      const bytes = films.some((film) => film.reel === reel) ? reelFile(reel, Number(height), file) : undefined
      if (!bytes) throw nothing()
      return sendBytes(request, reply, bytes, true)
    },
  })
}
