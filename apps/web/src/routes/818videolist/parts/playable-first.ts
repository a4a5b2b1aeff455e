import type { FilmCard } from '@foyer/api/films'
import { seriesOf } from './series-of.ts'

/** Puts the films that can be played first in each series. The series and the films keep their order otherwise. */
export const playableFirst = (films: readonly FilmCard[]): readonly FilmCard[] => {
  const groups: FilmCard[][] = []
  for (const film of films) {
    const group = groups.at(-1)
    if (group && seriesOf(group[0]) === seriesOf(film)) group.push(film)
    else groups.push([film])
  }
  return groups.flatMap((group) => [
    ...group.filter(({ status }) => status === 'ready'),
    ...group.filter(({ status }) => status !== 'ready'),
  ])
}
