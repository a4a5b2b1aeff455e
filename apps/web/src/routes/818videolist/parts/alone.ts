import type { FilmCard } from '@foyer/api/films'
import { seriesOf } from './series-of.ts'

/**
 * The codes of the films that no other stands beside in a wall of two columns: the first film, which leads the list, and the
 * last of an odd number in a series. The last film of all is among them only if no other follows.
 */
export const filmsAlone = (films: readonly FilmCard[], isEnd: boolean): ReadonlySet<string> => {
  const alone = new Set<string>()
  let isSecond = false
  for (const [n, film] of films.entries()) {
    const next = films[n + 1]
    if (n < 2 || seriesOf(films[n - 1]) !== seriesOf(film)) isSecond = false
    const isLast = next ? seriesOf(next) !== seriesOf(film) : isEnd
    if (n === 0 || (!isSecond && isLast)) alone.add(film.code)
    isSecond = !isSecond
  }
  return alone
}
