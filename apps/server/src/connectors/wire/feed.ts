import { z } from 'zod'
import { RefusedBySystem } from './system-away.ts'

/** The place up to which a feed was read; opaque to the caller. */
const cursor = z.string().min(1).max(200)

/** Where to read on; null: from the first item. */
export const feedCursor = cursor.nullable().describe('`next` of the last page; null for the first one')

/** The refusal of a cursor that the system does not know any more. */
export const cursorUnknown = 'cursor_unknown'

/** What holds for every feed. */
export const feedPromises = [
  'Items are in the order in which they became known: whoever reads page after page misses none, also items that are added meanwhile.',
  'A page begins after `cursor`. A second request with a cursor and another key gets the same items, or these and more.',
  '`next` is the place after the last item; without items it is a place from which later items follow.',
  'A cursor is valid for at least 30 days. The system refuses one that it does not know with `cursor_unknown`; the server then reads from the first item.',
] as const

/** A page of a feed. */
export const feedPage = <Item extends z.ZodType>(items: Item, most: number) =>
  z.object({ items: z.array(items).max(most), next: cursor, hasMore: z.boolean() })

/** Awaits a page; undefined if the system refuses the cursor. */
export const pageOf = <Page>(requested: Promise<Page>): Promise<Page | undefined> =>
  requested.catch((error: unknown) => {
    if (error instanceof RefusedBySystem && error.reason === cursorUnknown) return undefined
    throw error
  })
