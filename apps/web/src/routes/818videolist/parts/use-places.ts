import { pathTo } from '../../../platform/path-to.ts'
import { type Place, storedPlace } from '../../../shared/films/place.ts'
import { usePersonal } from '../../../shared/personal/use-personal.ts'

/** The viewer's place in each film: from the server for a signed-in person, otherwise from this tab. */
export const usePlaces = (): { of: (film: string) => Place | undefined; refetch: () => Promise<unknown> } => {
  const personal = usePersonal(pathTo('POST /user/films/progress'), {})
  const { data, person } = personal
  return {
    of: (film) => (person === undefined ? storedPlace(film) : data?.progress.find((place) => place.film === film)),
    refetch: () => (person === undefined ? Promise.resolve() : personal.refetch()),
  }
}
