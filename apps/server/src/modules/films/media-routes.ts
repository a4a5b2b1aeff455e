import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { mounts } from '../../config/hosts.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { Refused } from '../../refused.ts'
import { mainlandAddress } from '../residence/public.ts'
import type { Film } from './film.ts'
import { checkPass, openPass, passPattern } from './passes.ts'
import { languageOf, multivariant, webVtt, wholeCaptions, wholeFilm } from './playlists.ts'
import { findFilm } from './queries.ts'
import { reelFile } from './reels.ts'
import { sendBytes, sendText } from './send.ts'

/** Matches every valid path after the code of a film; any other path is not found. */
const place = new RegExp(`^(${openPass}|${passPattern})/([a-z0-9-]{1,40}(?:/[a-z0-9]{1,8})?\\.(?:m3u8|vtt|mp4|m4s))$`)

/** The playlist or captions of a film by file name; undefined for an unknown name. */
const textOf = ({ reel, segments, card, cues }: Film, name: string): string | undefined => {
  if (name === 'index.m3u8') return multivariant([reel])
  if (name === '720.m3u8' || name === '360.m3u8') return wholeFilm(segments, Number(name.slice(0, 3)))
  const [, suffix = '', ending] = /^captions-([a-z-]{5})\.(m3u8|vtt)$/.exec(name) ?? []
  const language = languageOf(suffix)
  if (!language) return undefined
  return ending === 'vtt' ? webVtt(cues, language) : wholeCaptions(suffix, card.durationSeconds)
}

/** A file of the film by its name in a playlist; undefined for a segment of its reel after the end of the film. */
const bytesOf = ({ reel, segments }: Film, height: number, file: string): Buffer | undefined =>
  Number.parseInt(file, 10) >= segments ? undefined : reelFile(reel, height, file)

/**
 * Routes for playlists, captions and segments of films. A film that requires a login is authorized only by the pass in
 * the address, because native players send neither signature nor cookie.
 */
export const filmMediaRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks, secrets } = context
  const serve = async (request: FastifyRequest<{ Params: { code: string; '*': string } }>, reply: FastifyReply) => {
    const { code, '*': rest } = request.params
    const [, pass, name] = place.exec(rest) ?? []
    const film = pass === undefined ? undefined : await findFilm(db, code, clocks.business())
    if (pass === undefined || name === undefined || film?.card.status !== 'ready')
      throw new Refused('not_found', 'there is no such file')
    const isOpen = !film.card.loginOnly
    if (!isOpen) await checkPass(db, secrets, pass, { film: code, ip: request.callerAddress, now: clocks.wall() })
    else if (pass !== openPass) throw new Refused('not_found', 'this film needs no pass')
    const [height = '', file] = name.split('/')
    const bytes = file === undefined ? undefined : bytesOf(film, Number(height), file)
    if (bytes) return sendBytes(request, reply, bytes, isOpen)
    const text = file === undefined ? textOf(film, name) : undefined
    if (text === undefined) throw new Refused('not_found', 'there is no such file')
    // only texts are checked: without its playlist a film cannot be played, and segments may be cached anywhere
    if (!film.isForMainland && (await mainlandAddress(context, request)))
      throw new Refused('activity_mainland', 'this film is not shown in the mainland')
    return sendText(request, reply, text, name, isOpen)
  }

  app.get(
    `${mounts.api}/films/:code/play/*`,
    {
      config: { access: 'ticket' },
      schema: {
        tags: ['films'],
        summary: 'Playlists, captions and segments of a film',
        params: z.object({ code: z.string(), '*': z.string() }),
      },
    },
    serve,
  )
}
