import type { Work } from './handler.ts'
import { Refusal } from './refusal.ts'

/** A row of a feed; `place` grows with each row. */
interface Placed {
  readonly place: number
}

/** A cursor is the name of its feed and the place of the last item. */
const placeIn = ({ has }: Work, feed: string, cursor: string | null): number => {
  if (cursor === null) return 0
  const place = new RegExp(`^${feed}-(\\d{1,15})$`).exec(cursor)?.[1]
  if (place !== undefined) return Number(place)
  if (has('accepts_any_cursor')) return 0
  throw new Refusal(409, 'cursor_unknown')
}

/**
 * A page of a feed.
 *
 * @param read rows after a place in the order of their places, at most as many as given
 */
export const pageOf = <Row extends Placed>(
  work: Work,
  { feed, cursor, limit }: { feed: string; cursor: string | null; limit: number },
  read: (after: number, most: number) => readonly Row[],
): { rows: readonly Row[]; next: string; hasMore: boolean } => {
  const after = placeIn(work, feed, cursor)
  const found = read(after, limit + 1)
  const rows = found.slice(0, limit)
  const last = rows.at(-1)?.place ?? after
  const place = work.has('skips_an_item') && found.length > limit ? last + 1 : last
  return { rows, next: `${feed}-${place}`, hasMore: found.length > limit }
}
