import type { FilmCard } from '@foyer/api/films'
import { seriesOf } from './series-of.ts'

const isShown = ({ status }: FilmCard): boolean => status !== 'removed'

/**
 * The codes of the films that no other stands beside in a wall of two columns, where each series and the line of each
 * removed film begin a new row. The last film is among them only if no other follows.
 */
export const filmsAlone = (films: readonly FilmCard[], isEnd: boolean): ReadonlySet<string> => {
  const alone = new Set<string>()
  let isSecond = false
  for (const [n, film] of films.entries()) {
    const previous = films[n - 1]
    const next = films[n + 1]
    if (!previous || !isShown(previous) || seriesOf(previous) !== seriesOf(film)) isSecond = false
    const isLast = next ? !isShown(next) || seriesOf(next) !== seriesOf(film) : isEnd
    if (isShown(film) && !isSecond && isLast) alone.add(film.code)
    isSecond = !isSecond
  }
  return alone
}
