import type { FilmCard, FilmTopic } from '@foyer/api/films'
import { loadConfig } from '../../../platform/config.ts'
import { mediaUrl } from '../../../platform/media-url.ts'
import { pathTo } from '../../../platform/path-to.ts'
import { withQuery } from '../../../platform/with-query.ts'
import { getPublic } from '../../../shared/server/public-call.ts'
import type { EndlessPage } from '../../../shared/ui/endless-list/use-endless.ts'

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

export const loadFilms = async (
  tab: Tab,
  cursor: string | undefined,
  signal: AbortSignal | undefined,
): Promise<EndlessPage<ListedFilm>> => {
  const path = withQuery(pathTo('GET /films'), { topic: tab === 'all' ? undefined : tab, cursor })
  const [{ hosts }, { films, next }] = await Promise.all([loadConfig(), getPublic(path, signal)])
  return { items: films.map((film) => ({ film, poster: mediaUrl(hosts.api, film.poster) })), next }
}
