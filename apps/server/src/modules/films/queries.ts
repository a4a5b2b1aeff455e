import type { FilmTopic } from '@foyer/api/films'
import type { Texts } from '@foyer/api/texts'
import type { ISql } from 'postgres'
import { type Film, type FilmRow, filmOf } from './film.ts'

/**
 * The viewer's situation: films withheld from the mainland are not listed there, and no film is listed before its time.
 */
export interface Viewpoint {
  /** business clock */
  readonly at: number
  readonly isMainland: boolean
}

const columns = (db: ISql) =>
  db`code, (extract(epoch from published_at) * 1000)::float8 as "publishedAt", status, content, poster, series`

const shownTo = (db: ISql, { at, isMainland }: Viewpoint) =>
  db`published_at <= ${new Date(at)} and (mainland = 'page' or ${!isMainland})`

/** The film after which a page of the list begins. */
export interface After {
  readonly publishedAt: number
  readonly code: string
}

/** Where a film is in the list that visitors see: the films of a series are together, at the place of the newest one. */
export interface Place extends After {
  /** when the newest film of the series was published */
  readonly groupAt: number
  /** stands for the series; the code of a film that is in none */
  readonly group: string
}

/** Films in the order of the list, each with its place. */
export const filmsAfter = async (
  db: ISql,
  view: Viewpoint,
  { topic, after, limit }: { topic: FilmTopic | undefined; after: Place | undefined; limit: number },
): Promise<{ film: Film; place: Place }[]> => {
  const rows = await db<(FilmRow & Place)[]>`
    with placed as (
      select ${columns(db)}, published_at, "group", max(published_at) over (partition by "group") as group_at
      from films, coalesce(md5(series ->> 'zh-CN'), code) as "group"
      where ${shownTo(db, view)} and ${topic ? db`topic = ${topic}` : db`true`}
    )
    select *, (extract(epoch from group_at) * 1000)::float8 as "groupAt" from placed
    where ${
      after
        ? // the times fall in the order of the list, and codes rise
          db`(${new Date(after.groupAt)}, "group", ${new Date(after.publishedAt)}, code)
            > (group_at, ${after.group}, published_at, ${after.code})`
        : db`true`
    }
    order by group_at desc, "group", published_at desc, code limit ${limit}`
  return rows.map((row) => {
    const { groupAt, group, publishedAt, code } = row
    return { film: filmOf(row), place: { groupAt, group, publishedAt, code } }
  })
}

/** A page of all films, the newest first, also those that nobody sees yet. */
export const allFilmsAfter = async (
  db: ISql,
  { after, limit }: { readonly after: After | undefined; readonly limit: number },
): Promise<Film[]> => {
  const rows = await db<FilmRow[]>`
    select ${columns(db)} from films
    where ${
      after
        ? db`(published_at < ${new Date(after.publishedAt)}
          or (published_at = ${new Date(after.publishedAt)} and code > ${after.code}))`
        : db`true`
    }
    order by published_at desc, code limit ${limit}`
  return rows.map(filmOf)
}

/** A film as it is stored; undefined if there is none. @param isLocked whether it stays as it is until the transaction ends */
export const storedFilm = async (db: ISql, code: string, isLocked = false): Promise<FilmRow | undefined> => {
  const [row] = await db<FilmRow[]>`
    select ${columns(db)} from films where code = ${code} ${isLocked ? db`for update` : db``}`
  return row
}

/** The words of a series in another film, if they differ from these in a language other than zh-CN. */
export const otherWordsOf = async (db: ISql, code: string, series: Texts): Promise<Texts | undefined> => {
  const [row] = await db<{ series: Texts }[]>`
    select series from films
    where code <> ${code} and series ->> 'zh-CN' = ${series['zh-CN']} and series <> ${db.json(series)} limit 1`
  return row?.series
}

/** The codes that exist of the given ones. */
export const knownFilms = async (db: ISql, codes: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db<{ code: string }[]>`select code from films where code = any (${[...codes]})`
  return new Set(rows.map(({ code }) => code))
}

/** The number of films by topic. */
export const countsByTopic = async (db: ISql, view: Viewpoint): Promise<Map<string, number>> => {
  const rows = await db<{ topic: string; count: number }[]>`
    select topic, count(*)::int as count from films where ${shownTo(db, view)} group by topic`
  return new Map(rows.map(({ topic, count }) => [topic, count]))
}

/** One film, also if it is withheld from the mainland; undefined before its time. */
export const findFilm = async (db: ISql, code: string, at: number): Promise<Film | undefined> => {
  const [row] = await db<FilmRow[]>`
    select ${columns(db)} from films where code = ${code} and published_at <= ${new Date(at)}`
  return row && filmOf(row)
}

/** Films to watch after one: those that can be played, films of the same topic first. */
export const relatedTo = async (db: ISql, view: Viewpoint, { card }: Film, limit: number): Promise<Film[]> => {
  const rows = await db<FilmRow[]>`
    select ${columns(db)} from films
    where ${shownTo(db, view)} and code <> ${card.code} and status = 'ready'
    order by topic = ${card.topic} desc, published_at desc, code limit ${limit}`
  return rows.map(filmOf)
}
