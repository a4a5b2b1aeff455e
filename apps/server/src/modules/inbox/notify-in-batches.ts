import type { NoticeKind } from '@foyer/api/notices'
import type { ISql, Sql } from 'postgres'
import { addNotices, type NewNotice } from '../../engine/notices/add-notice.ts'

const batch = 500

/** A notice to store, and its place in the order of the query that found it. */
export type PlacedNotice<K extends NoticeKind> = NewNotice<K> & { readonly place: string }

/**
 * Stores the notices that a query finds, page by page, each page in a transaction of its own. A repeated or concurrent
 * run stores none twice.
 *
 * @param find a page of at most `most` notices, ordered by their place, behind the given place
 */
export const notifyInBatches = async <K extends NoticeKind>(
  db: Sql,
  find: (tx: ISql, after: string | null, most: number) => Promise<readonly PlacedNotice<K>[]>,
): Promise<void> => {
  let after: string | null = null
  for (;;) {
    const page: readonly PlacedNotice<K>[] = await db.begin(async (tx) => {
      const found = await find(tx, after, batch)
      await addNotices(tx, found)
      return found
    })
    after = page.at(-1)?.place ?? null
    if (page.length < batch) return
  }
}
