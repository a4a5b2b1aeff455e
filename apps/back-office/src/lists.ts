import { randomUUID } from 'node:crypto'
import type { Handlers, Work } from './handler.ts'
import { pageOf } from './pages.ts'
import { Refusal } from './refusal.ts'

interface ListRow {
  readonly place: number
  readonly version: string
  readonly valid_from: string
  readonly expires_at: string | null
  readonly rules: string
}

interface EntryRow {
  readonly place: number
  readonly entry: string
}

const hour = 60 * 60 * 1000

/** The newest version and the one before. */
const newestOf = ({ db }: Work): readonly ListRow[] =>
  db.prepare('select * from lists order by place desc limit 2').all() as unknown as ListRow[]

/** Answers the document `lists`. */
export const lists: Handlers = {
  readList: (work) => {
    const [newest] = newestOf(work)
    if (!newest) throw new Refusal(503, 'busy', 'there is no list')
    const renewed = new Date(work.now + (work.has('answers_an_expired_list') ? -hour : hour)).toISOString()
    return {
      version: work.has('new_version_each_time') ? randomUUID() : newest.version,
      validFrom: newest.valid_from,
      expiresAt: newest.expires_at ?? renewed,
      rules: JSON.parse(newest.rules),
    }
  },
  listEntries: (work, { version = '', cursor = null, limit }) => {
    const known = newestOf(work).find((list) => list.version === version)
    if (!known && !work.has('answers_any_version')) throw new Refusal(409, 'version_unknown')
    const { rows, ...page } = pageOf<EntryRow>(
      work,
      { feed: `l${known?.place ?? 0}`, cursor, limit: Number(limit) },
      (after, most) =>
        work.db
          .prepare('select place, entry from list_entries where version = ? and place > ? order by place limit ?')
          .all(version, after, most) as unknown as EntryRow[],
    )
    return { items: rows.map(({ entry }) => JSON.parse(entry)), ...page }
  },
}
