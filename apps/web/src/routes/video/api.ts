import { filmCodePattern } from '@foyer/api/codes'
import type { FilmDetail, FilmProgress, Playback } from '@foyer/api/films'
import { loadConfig } from '../../platform/config.ts'
import { pathTo } from '../../platform/path-to.ts'
import { api } from '../../platform/session.ts'
import { takeArrived } from '../../shared/server/arrived.ts'
import { getPublic } from '../../shared/server/public-call.ts'

export interface LoadedFilm {
  detail: FilmDetail
  /** base address of the app API, the prefix of the film's addresses */
  api: string
}

/** Loads the public facts of a film. Throws an error with `status` 404 if there is none. */
export const loadFilm = async (code: string | null, signal: AbortSignal): Promise<LoadedFilm> => {
  // no such code exists, so it is not requested
  if (!code || !filmCodePattern.test(code)) throw Object.assign(new Error('no such film'), { status: 404 })
  const [{ hosts }, detail] = await Promise.all([loadConfig(), getPublic(pathTo('GET /films/:code', { code }), signal)])
  return { detail, api: hosts.api }
}

/** The film that the head script requested, if its answer has already arrived. */
export const arrivedFilm = (code: string | null): LoadedFilm | undefined => {
  const arrived = code ? takeArrived(pathTo('GET /films/:code', { code })) : undefined
  return arrived && { detail: arrived.document, api: arrived.api }
}

/** Requests a new media address after the old one expired, for the signed-in person or for a visitor. */
export const renewAddress = async (film: string, person: string | undefined): Promise<string | undefined> => {
  const { hosts } = await loadConfig()
  const playback: Playback | null =
    person === undefined
      ? (await getPublic(pathTo('GET /films/:code', { code: film }))).playback
      : (await api(pathTo('POST /user/films/play'), { film })).playback
  return playback ? `${hosts.api}/${playback.url}` : undefined
}

export const storeProgress = (film: string, position: number): Promise<FilmProgress> =>
  api(pathTo('POST /user/films/progress/keep'), { film, position, at: Date.now() })
