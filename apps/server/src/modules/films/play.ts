import type { PlayReply } from '@foyer/api/films'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { loginEnds, personIdOf } from '../identity/public.ts'
import { isMainland } from '../residence/public.ts'
import { playbackOf, stateOf } from './detail.ts'
import { issuePass, openPass } from './passes.ts'
import { progressIn } from './progress.ts'
import { findFilm } from './queries.ts'

/**
 * Returns what the caller needs to play a film, and their progress in it.
 *
 * @throws Refused `not_found`; `session_revoked` if the person was erased
 */
export const playFor = async (context: Context, request: FastifyRequest, code: string): Promise<PlayReply> => {
  const { db, clocks, secrets } = context
  const { caller, callerAddress: ip } = request
  const film = await findFilm(db, code, clocks.business())
  if (!film) throw new Refused('not_found', 'there is no such film')
  const progress = await progressIn(db, await personIdOf(db, caller), code)
  const state = stateOf(film, await isMainland(context, request))
  if (state !== 'ready') return { state, playback: null, progress }
  if (!film.card.loginOnly) return { state, playback: playbackOf(film, openPass, null), progress }
  if (caller.level !== 'login') return { state: 'login_only', playback: null, progress }
  const { jti } = caller
  const sessionEnds = await loginEnds(db, jti)
  const { pass, validUntil } = issuePass(secrets, { film: code, jti, ip, now: clocks.wall(), sessionEnds })
  return { state, playback: playbackOf(film, pass, validUntil), progress }
}
