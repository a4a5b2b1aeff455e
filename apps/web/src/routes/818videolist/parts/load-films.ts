import type { FilmCard, FilmsReply, FilmTopic } from '@foyer/api/films'
import { loadConfig } from '../../../platform/config.ts'
import { mediaUrl } from '../../../platform/media-url.ts'
import { pathTo } from '../../../platform/path-to.ts'
import { withQuery } from '../../../platform/with-query.ts'
import { takeArrived } from '../../../shared/server/arrived.ts'
import { getPublic } from '../../../shared/server/public-call.ts'
import type { EndlessPage } from '../../../shared/ui/endless-list/use-endless.ts'
import { playableFirst } from './playable-first.ts'

/** The order of the tabs. A record makes the compiler report a topic that is missing here. */
const all: Readonly<Record<FilmTopic, true>> = { festival: true, markets: true, products: true, safety: true }
export const topics = Object.keys(all) as readonly FilmTopic[]
export const isTopic = (topic: string | null): topic is FilmTopic => topic !== null && Object.hasOwn(all, topic)
export type Tab = 'all' | FilmTopic

export interface ListedFilm {
  film: FilmCard
  /** address of the poster image */
  poster: string
}

const pathOf = (tab: Tab, cursor?: string) =>
  withQuery(pathTo('GET /films'), { topic: tab === 'all' ? undefined : tab, cursor })

/**
 * The films of an answer, without those that were removed. Each series begins with a film that can be played, if it has
 * one.
 */
const pageOf = ({ films, next }: FilmsReply, api: string): EndlessPage<ListedFilm> => ({
  items: playableFirst(films.filter(({ status }) => status !== 'removed')).map((film) => ({
    film,
    poster: mediaUrl(api, film.poster),
  })),
  next,
})

/** The first films, if the head script requested them and they have arrived. */
export const arrivedFilms = (tab: Tab): EndlessPage<ListedFilm> | undefined => {
  const arrived = takeArrived(pathOf(tab))
  return arrived && pageOf(arrived.document, arrived.api)
}

export const loadFilms = async (
  tab: Tab,
  cursor: string | undefined,
  signal: AbortSignal | undefined,
): Promise<EndlessPage<ListedFilm>> => {
  const [{ hosts }, reply] = await Promise.all([loadConfig(), getPublic(pathOf(tab, cursor), signal)])
  return pageOf(reply, hosts.api)
}
