import { type FilmsReply, type FilmTopic, filmTopics } from '@foyer/api/films'
import { filmsOfAPage } from '@foyer/api/playback-limits'
import type { ISql } from 'postgres'
import { Refused } from '../../refused.ts'
import { type After, countsByTopic, filmsAfter, type Viewpoint } from './queries.ts'

/** Names the last film of a page, so that a film published or removed meanwhile does not shift the next page. */
const cursorOf = ({ publishedAt, code }: After): string => Buffer.from(`${publishedAt}.${code}`).toString('base64url')

/** @throws Refused `invalid_request` for an invalid cursor */
const afterOf = (cursor: string): After => {
  const [, at, code] = /^(\d{1,14})\.([a-z0-9-]{1,60})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (at === undefined || code === undefined) throw new Refused('invalid_request', 'the cursor is not valid')
  return { publishedAt: Number(at), code }
}

interface FilmsQuery {
  readonly topic?: FilmTopic | undefined
  readonly cursor?: string | undefined
}

/** Returns a page of the list, the newest first. @throws Refused `invalid_request` */
export const listFilms = async (db: ISql, view: Viewpoint, { topic, cursor }: FilmsQuery): Promise<FilmsReply> => {
  const after = cursor === undefined ? undefined : afterOf(cursor)
  // one more than shown, to know whether there is another page
  const found = await filmsAfter(db, view, { topic, after, limit: filmsOfAPage + 1 })
  const counts = await countsByTopic(db, view)
  const films = found.slice(0, filmsOfAPage).map(({ card }) => card)
  const last = films.at(-1)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return {
    asOf: view.at,
    topics: filmTopics.map((each) => ({ topic: each, count: counts.get(each) ?? 0 })),
    total: topic === undefined ? all : (counts.get(topic) ?? 0),
    films,
    next: found.length > films.length && last ? cursorOf(last) : null,
  }
}
