import type { Chapter, Cue, FilmCard, FilmStatus, Presenter } from '@foyer/api/films'
import type { Texts } from '@foyer/api/texts'
import { z } from 'zod'
import written from '../../../content/films/presenters.json' with { type: 'json' }
import { authoredFilm, words } from './authored.ts'
import { type ReelName, sceneSeconds, segmentCount, segmentSeconds } from './reels.ts'

const person = z.strictObject({ name: words, role: words, ceNumber: z.string().nullable() })

/** Every presenter of a film or session, by id. */
export const presenters: ReadonlyMap<string, Presenter> = new Map(
  Object.entries(z.record(z.string(), person).parse(written)).map(([id, facts]) => [id, { id, ...facts }]),
)

/**
 * Returns the presenters of the ids. @throws Error for an unknown id, so that nothing is published without naming who
 * speaks
 */
export const presentersOf = (ids: readonly string[]): Presenter[] =>
  ids.map((id) => {
    const known = presenters.get(id)
    if (!known) throw new Error(`nobody is known as ${id}`)
    return known
  })

/** A row of `films`, with the columns that queries filter by. */
export interface FilmRow {
  readonly code: string
  readonly publishedAt: number
  readonly status: FilmStatus
  readonly content: unknown
  /** null: the poster that has the film's code */
  readonly poster: string | null
  /** null: a film of its own */
  readonly series: Texts | null
}

/** A film with all its facts. */
export interface Film {
  readonly card: FilmCard
  readonly isForMainland: boolean
  readonly reel: ReelName
  /** number of segments of its reel that it shows, from the first */
  readonly segments: number
  readonly paragraphs: Chapter['title'][]
  readonly presenters: Presenter[]
  readonly chapters: Chapter[]
  readonly cues: Cue[]
}

/** A film shows as many scenes of its reel as it has lines. A film in preparation has no lines and shows the whole reel. */
const segmentsOf = (reel: ReelName, lines: number): number =>
  lines === 0 ? segmentCount(reel) : Math.min(segmentCount(reel), (lines * sceneSeconds) / segmentSeconds)

/** Seconds before and after each line within its scene. */
const breath = 0.25

/** The poster that comes with a release for a film. */
export const posterOf = (code: string): string => `film-${code}.svg`

/** Converts a row to a film. Status and time come from the columns, because an operator may have changed them. */
export const filmOf = ({ publishedAt, status, content, poster, series }: FilmRow): Film => {
  const facts = authoredFilm.parse(content)
  const { code, topic, level, reel, loginOnly, title, lead } = facts
  const segments = segmentsOf(reel, facts.cues.length)
  const card: FilmCard = {
    ...{ code, topic, title, lead, level, loginOnly, publishedAt, status },
    ...(series && { series }),
    poster: poster ?? posterOf(code),
    durationSeconds: segments * segmentSeconds,
  }
  return {
    card,
    isForMainland: facts.mainland === 'page',
    reel,
    segments,
    paragraphs: facts.text,
    presenters: presentersOf(facts.presenters),
    chapters: facts.chapters.map(({ scene, title }) => ({ at: scene * sceneSeconds, title })),
    cues: facts.cues.map((text, scene) => ({
      from: scene * sceneSeconds + breath,
      to: (scene + 1) * sceneSeconds - breath,
      text,
    })),
  }
}
