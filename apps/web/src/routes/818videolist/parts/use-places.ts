import type { ProgressReply } from '@foyer/contract/films'
import { keptPlace, type Place } from '../../../shared/films/place.ts'
import { usePersonal } from '../../../shared/personal/use-personal.ts'

/** Where the viewer is in each film: by the server for who is signed in, else in this tab. */
export const usePlaces = (): { of: (film: string) => Place | undefined; ask: () => Promise<unknown> } => {
  const personal = usePersonal<ProgressReply>('/user/films/progress')
  const { data, person } = personal
  return {
    of: (film) => (person === undefined ? keptPlace(film) : data?.progress.find((place) => place.film === film)),
    ask: () => (person === undefined ? Promise.resolve() : personal.ask()),
  }
}
