import type { FilmState, Playback, PlayReply } from '@foyer/api/films'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../platform/path-to.ts'
import { type Place, storedPlace } from '../../../shared/films/place.ts'
import { type Personal, usePersonal } from '../../../shared/personal/use-personal.ts'
import { retryRead } from '../../../shared/server/queries.ts'
import { arrivedFilm, type LoadedFilm, loadFilm } from '../api.ts'

/** Milliseconds between requests for a film that is still being processed. */
const pollEvery = 15_000

export const isUnknown = (error: unknown): boolean => (error as { status?: number } | null)?.status === 404

/** The public part of a film. */
export const useFilm = (code: string | null) =>
  useQuery({
    queryKey: ['film', code],
    queryFn: ({ signal }) => loadFilm(code, signal),
    initialData: () => arrivedFilm(code),
    retry: (failures, error) => !isUnknown(error) && retryRead(failures, error),
    refetchInterval: ({ state }) => (state.data?.detail.state === 'processing' ? pollEvery : false),
  })

/** What this viewer may see of a film, and their place in it. */
export interface PersonalFilm {
  state: FilmState
  playback: Playback | null
  /** undefined while it is unknown */
  place: Place | undefined
  /** masked number of the signed-in person */
  person: string | undefined
  /** an account is logged in, and it is not yet known whether a film for account holders plays for it */
  isUnsettled: boolean
  /** the query behind these values */
  personal: Personal<PlayReply>
}

/**
 * The personal part of a film: the playback of films for account holders, and the viewer's place. Until it loads, or if
 * it fails, the public part applies.
 */
export const usePersonalFilm = ({ detail }: LoadedFilm): PersonalFilm => {
  const { code, state, playback } = detail
  const isRequested = state === 'ready' || state === 'login_only'
  const personal = usePersonal(pathTo('POST /user/films/play'), { film: code }, { enabled: isRequested })
  const { data, person, isLoggedIn } = personal
  const own = { personal, person, isUnsettled: state === 'login_only' && isLoggedIn && !data }
  if (!isRequested || person === undefined) return { ...own, state, playback, place: storedPlace(code) }
  if (!data) return { ...own, state, playback, place: undefined }
  return { ...own, state: data.state, playback: data.playback ?? playback, place: data.progress ?? undefined }
}
