import type { FilmDetail, FilmProgress, Playback, PlayReply } from '@foyer/contract/films'
import { loadConfig } from '../../platform/config.ts'
import { call } from '../../platform/session.ts'
import { takeArrived } from '../../shared/server/early.ts'
import { getPublic } from '../../shared/server/public-call.ts'

/** Codes as the server gives them; anything else is not asked for. The head script looks for the same. */
const codePattern = /^[a-z0-9-]{1,60}$/

export interface LoadedFilm {
  detail: FilmDetail
  /** address of the app API host, before every address of the film */
  api: string
}

/** A film as anyone may see it; throws with `status` 404 where there is none. */
export const loadFilm = async (code: string | null, signal: AbortSignal): Promise<LoadedFilm> => {
  if (!code || !codePattern.test(code)) throw Object.assign(new Error('no such film'), { status: 404 })
  const [{ hosts }, detail] = await Promise.all([loadConfig(), getPublic<FilmDetail>(`films/${code}`, signal)])
  return { detail, api: hosts.api }
}

/** What the head script asked for, where it is there already. */
export const arrivedFilm = (code: string | null): LoadedFilm | undefined => {
  const arrived = code ? takeArrived<FilmDetail>(`films/${code}`) : undefined
  return arrived && { detail: arrived.document, api: arrived.api }
}

/** A new address for a film whose address no longer holds, for whoever is signed in, or as anyone may see it. */
export const renewAddress = async (film: string, person: string | undefined): Promise<string | undefined> => {
  const { hosts } = await loadConfig()
  const playback: Playback | null =
    person === undefined
      ? (await getPublic<FilmDetail>(`films/${film}`)).playback
      : (await call<PlayReply>({ path: '/user/films/play', body: { film } })).playback
  return playback ? `${hosts.api}/${playback.url}` : undefined
}

export const keepProgress = (film: string, position: number): Promise<FilmProgress> =>
  call<FilmProgress>({ path: '/user/films/progress/keep', body: { film, position, at: Date.now() } })
