import type { FilmState, Playback, PlayReply } from '@foyer/contract/films'
import { useQuery } from '@tanstack/react-query'
import { failureOf } from '../../../platform/session.ts'
import { keptPlace, type Place } from '../../../shared/films/place.ts'
import { isOutcomeUnknown } from '../../../shared/once/outcome.ts'
import { type Personal, usePersonal } from '../../../shared/personal/use-personal.ts'
import { arrivedFilm, type LoadedFilm, loadFilm } from '../api.ts'

/** Milliseconds between two questions whether a film is ready by now. */
const askEvery = 15_000

export const isUnknown = (error: unknown): boolean => (error as { status?: number } | null)?.status === 404

/** The public half of a film. */
export const useFilm = (code: string | null) =>
  useQuery({
    queryKey: ['film', code],
    queryFn: ({ signal }) => loadFilm(code, signal),
    initialData: () => arrivedFilm(code),
    retry: (failures, error) => failures < 2 && !isUnknown(error) && isOutcomeUnknown(failureOf(error).reason),
    refetchInterval: ({ state }) => (state.data?.detail.state === 'processing' ? askEvery : false),
  })

/** What this viewer may see of it, and where they were. */
export interface Own {
  state: FilmState
  playback: Playback | null
  /** undefined while it is not known */
  place: Place | undefined
  /** masked number of who is signed in */
  person: string | undefined
  /** somebody is signed in to an account, and it is not known whether a film for account holders plays for them */
  isUnsettled: boolean
  /** the asking about it */
  personal: Personal<PlayReply>
}

/**
 * The personal half: films for account holders, and the place where the viewer left. Until it is there, and where it does
 * not come, the film is what anyone may see of it.
 */
export const useOwn = ({ detail }: LoadedFilm): Own => {
  const { code, state, playback } = detail
  const isAsked = state === 'ready' || state === 'login_only'
  const personal = usePersonal<PlayReply>('/user/films/play', { film: code }, { enabled: isAsked })
  const { data, person, isLoggedIn } = personal
  const own = { personal, person, isUnsettled: state === 'login_only' && isLoggedIn && !data }
  if (!isAsked || person === undefined) return { ...own, state, playback, place: keptPlace(code) }
  if (!data) return { ...own, state, playback, place: undefined }
  return { ...own, state: data.state, playback: data.playback ?? playback, place: data.progress ?? undefined }
}
