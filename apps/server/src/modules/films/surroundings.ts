import type { BroadcastSurroundings } from '@foyer/api/staff/broadcast-documents'
import type { ISql } from 'postgres'
import { mediaNames } from '../content/public.ts'
import { authoredFilm } from './authored.ts'
import { presenters } from './film.ts'
import { reelNames, sceneSeconds, segmentCount, segmentSeconds } from './reels.ts'

/** The most films that a session can name: the newest ones. */
const mostFilms = 500

/** The scenes of a reel. */
export const scenesOf = (reel: (typeof reelNames)[number]): number =>
  (segmentCount(reel) * segmentSeconds) / sceneSeconds

/** What a session or a film may refer to. */
export const broadcastSurroundings = async (db: ISql): Promise<BroadcastSurroundings> => {
  const films = await db<{ code: string; content: unknown }[]>`
    select code, content from films where status <> 'removed' order by published_at desc, code limit ${mostFilms}`
  return {
    media: [...mediaNames()].sort(),
    presenters: [...presenters.values()].map(({ id, name }) => ({ id, name })),
    films: films.map(({ code, content }) => ({ code, title: authoredFilm.parse(content).title })),
    reels: reelNames.map((name) => ({ name, scenes: scenesOf(name) })),
  }
}
