import { filmCode, filmLevel, filmTopic } from '@foyer/api/films'
import type { BroadcastFault } from '@foyer/api/staff/broadcast-documents'
import type { JSONValue } from 'postgres'
import { z } from 'zod'
import { authoredMoment, mediaNames } from '../content/public.ts'
import { authoredFilm } from './authored.ts'
import { broadcastFault, documentTexts, faultsOfForm, versionOf, wordsOf, writtenMoment } from './document-parts.ts'
import { type FilmRow, posterOf, presenters } from './film.ts'
import { minScenes } from './publish.ts'
import { reelNames } from './reels.ts'
import { scenesOf } from './surroundings.ts'

/** A film as staff write it in the console. */
const filmDocument = z.strictObject({
  filmCode: filmCode.regex(/^[a-z0-9][a-z0-9-]*$/, 'must be small letters, digits and hyphens'),
  topic: filmTopic,
  level: filmLevel,
  reel: z.string(),
  poster: z.string().refine((name) => mediaNames().includes(name), 'is not a file in apps/server/content/media'),
  publishedAt: authoredMoment,
  presenters: z.array(z.string()).min(1).max(10),
  loginOnly: z.boolean().default(false),
  mainland: z.enum(['notice', 'page']).default('page'),
  title: documentTexts(40),
  lead: documentTexts(120),
  /** the films of a series are together in the list */
  series: documentTexts(40).optional(),
  paragraphs: z.array(documentTexts(600)).max(20).default([]),
  /** the words of each scene, from the first one */
  cues: z.array(documentTexts(120)).max(60).default([]),
  chapters: z
    .array(z.strictObject({ title: documentTexts(40), scene: z.int().min(1).max(60) }))
    .max(20)
    .default([]),
})
type FilmDocument = z.output<typeof filmDocument>

/** A film that can be published, or why it cannot. */
export type CheckedFilm =
  | { readonly film: FilmDocument; readonly faults: readonly [] }
  | { readonly film: undefined; readonly faults: readonly BroadcastFault[] }

/** Faults that the form alone does not show. */
const faultsOf = ({ reel, presenters: named, cues, chapters }: FilmDocument): BroadcastFault[] => {
  const known = reelNames.find((name) => name === reel)
  const scenes = known === undefined ? 0 : scenesOf(known)
  const shown = cues.length === 0 ? scenes : cues.length
  const strangers = named.flatMap((id, i) =>
    presenters.has(id) ? [] : [broadcastFault(`presenters[${i}]`, 'presenter_unknown', 'is no known presenter')],
  )
  if (known === undefined) return [...strangers, broadcastFault('reel', 'reel_unknown', 'is no reel of this release')]
  const lines = [
    ...(shown < minScenes
      ? [broadcastFault('cues', 'too_few_lines', `needs at least ${minScenes} lines`, { limit: minScenes })]
      : []),
    ...(shown > scenes
      ? [broadcastFault('cues', 'too_many_lines', `has ${scenes} scenes at most`, { limit: scenes })]
      : []),
  ]
  const order = chapters.flatMap(({ scene }, i) =>
    scene > shown || (i > 0 && scene <= (chapters[i - 1]?.scene ?? 0))
      ? [broadcastFault(`chapters[${i}].scene`, 'scene_order', 'must begin with a later scene that is shown')]
      : [],
  )
  return [...strangers, ...lines, ...order]
}

/** Checks a document by all rules that need no database. */
export const checkFilm = (document: unknown): CheckedFilm => {
  const { data, error } = filmDocument.safeParse(document)
  if (error) return { film: undefined, faults: faultsOfForm(error, document) }
  const faults = faultsOf(data)
  return faults.length > 0 ? { film: undefined, faults } : { film: data, faults: [] }
}

/** The form of `content/films`. @param before the content that it replaces */
export const contentOf = (film: FilmDocument, status: FilmRow['status'], before: unknown): JSONValue => {
  const old = before === undefined ? undefined : authoredFilm.parse(before)
  const { filmCode: code, topic, level, reel, loginOnly, mainland, title, lead, chapters } = film
  return {
    ...{ code, topic, level, reel, loginOnly, mainland, status, presenters: film.presenters },
    // where scripts/films draws the poster, and the day of seeding, which only seeded films have
    ...{ poster: old?.poster ?? 0, day: old?.day ?? 0, time: old?.time ?? '00:00' },
    title: wordsOf(title),
    lead: wordsOf(lead),
    text: film.paragraphs.map(wordsOf),
    cues: film.cues.map(wordsOf),
    chapters: chapters.map((chapter) => [chapter.scene - 1, ...wordsOf(chapter.title)]),
  }
}

/** The document of a stored film, and its version. */
export const documentOf = (row: FilmRow): { document: Record<string, unknown>; version: string } => {
  const facts = authoredFilm.parse(row.content)
  const document = {
    ...{ filmCode: row.code, topic: facts.topic, level: facts.level, reel: facts.reel },
    ...{ poster: row.poster ?? posterOf(row.code), publishedAt: writtenMoment(row.publishedAt) },
    ...{ presenters: facts.presenters, mainland: facts.mainland, title: facts.title, lead: facts.lead },
    ...(facts.loginOnly && { loginOnly: true }),
    ...(row.series && { series: row.series }),
    paragraphs: facts.text,
    cues: facts.cues,
    chapters: facts.chapters.map(({ scene, title }) => ({ title, scene: scene + 1 })),
  }
  return { document, version: versionOf(row.content, row.publishedAt, row.poster, ...(row.series ? [row.series] : [])) }
}
