import { type FilmsReply, type FilmTopic, filmTopics } from '@foyer/api/films'
import { filmsOfAPage } from '@foyer/api/playback-limits'
import type { ISql } from 'postgres'
import { Refused } from '../../refused.ts'
import { countsByTopic, filmsAfter, type Place, type Viewpoint } from './queries.ts'

/**
 * Names the last film of a page, so that a film published or removed meanwhile does not shift the next page. For a film
 * that is in no series, servers of the previous release understand it.
 */
const cursorOf = ({ publishedAt, code, groupAt, group }: Place): string =>
  Buffer.from([publishedAt, code, ...(group === code ? [] : [groupAt, group])].join('.')).toString('base64url')

/** @throws Refused `invalid_request` for an invalid cursor */
const afterOf = (cursor: string): Place => {
  const [, at, code, groupAt, group] =
    /^(\d{1,14})\.([a-z0-9-]{1,60})(?:\.(\d{1,14})\.([0-9a-f]{32}))?$/.exec(
      Buffer.from(cursor, 'base64url').toString(),
    ) ?? []
  if (at === undefined || code === undefined) throw new Refused('invalid_request', 'the cursor is not valid')
  return { publishedAt: Number(at), code, groupAt: Number(groupAt ?? at), group: group ?? code }
}

interface FilmsQuery {
  readonly topic?: FilmTopic | undefined
  readonly cursor?: string | undefined
}

/** Returns a page of the list, the newest first and each series together. @throws Refused `invalid_request` */
export const listFilms = async (db: ISql, view: Viewpoint, { topic, cursor }: FilmsQuery): Promise<FilmsReply> => {
  const after = cursor === undefined ? undefined : afterOf(cursor)
  // one more than shown, to know whether there is another page
  const found = await filmsAfter(db, view, { topic, after, limit: filmsOfAPage + 1 })
  const counts = await countsByTopic(db, view)
  const shown = found.slice(0, filmsOfAPage)
  const last = shown.at(-1)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return {
    asOf: view.at,
    topics: filmTopics.map((each) => ({ topic: each, count: counts.get(each) ?? 0 })),
    total: topic === undefined ? all : (counts.get(topic) ?? 0),
    films: shown.map(({ film }) => film.card),
    next: found.length > shown.length && last ? cursorOf(last.place) : null,
  }
}
