import { z } from 'zod'
import { filmCodePattern } from './codes.ts'
import { language } from './content.ts'
import { mediaName } from './page-content.ts'
import { texts } from './texts.ts'

/**
 * Films: short explainers without speech, with captions in every language. Seconds are decimal numbers; every other
 * time is in milliseconds since 1970.
 */
export const filmCode = z.string().regex(filmCodePattern)

export const filmTopics = ['festival', 'markets', 'products', 'safety'] as const
export const filmTopic = z.enum(filmTopics)
export type FilmTopic = z.infer<typeof filmTopic>

/** The knowledge that a viewer needs. The client has the texts. */
export const filmLevel = z.enum(['beginner', 'intermediate', 'advanced'])
export type FilmLevel = z.infer<typeof filmLevel>

/**
 * `processing`: not yet prepared for playback. `unavailable`: temporarily not playable. `removed`: withdrawn
 * permanently, and listed for a while so that viewers know.
 */
export const filmStatus = z.enum(['ready', 'processing', 'unavailable', 'removed'])
export type FilmStatus = z.infer<typeof filmStatus>

export const filmCard = z.object({
  code: filmCode,
  topic: filmTopic,
  title: texts,
  lead: texts,
  /** the series that it is a part of */
  series: texts.optional(),
  /** GET {api}/media/{name}, 16:9, decorative */
  poster: mediaName,
  publishedAt: z.number().int(),
  durationSeconds: z.number(),
  level: filmLevel,
  status: filmStatus,
  /** only a person who is logged in to an account may play it */
  loginOnly: z.boolean(),
})
export type FilmCard = z.infer<typeof filmCard>

/**
 * Newest first, with the films of a series together at the place of its newest one. Films that are not for the mainland are left
 * out if the caller's address is there.
 */
export const filmsRequest = z.object({ topic: filmTopic.optional(), cursor: z.string().max(240).optional() })
export const filmsReply = z.object({
  asOf: z.number().int(),
  /** in the order of the tabs, with the number of films that this caller sees */
  topics: z.array(z.object({ topic: filmTopic, count: z.number().int() })),
  /** of all topics, or of the requested one */
  total: z.number().int(),
  films: z.array(filmCard),
  /** `cursor` of the next page; null on the last page */
  next: z.string().nullable(),
})
export type FilmsReply = z.infer<typeof filmsReply>

/** The presenter. `ceNumber` is the central entity number of a licensed person; null for others. */
export const presenter = z.object({ id: z.string(), name: texts, role: texts, ceNumber: z.string().nullable() })
export type Presenter = z.infer<typeof presenter>

export const chapter = z.object({ at: z.number(), title: texts })
export type Chapter = z.infer<typeof chapter>

/** A line of the transcript, which is also a caption. */
export const cue = z.object({ from: z.number(), to: z.number(), text: texts })
export type Cue = z.infer<typeof cue>

/**
 * The data for a player. Addresses are relative to the app API host, as in `{api}/${url}`: the multivariant playlist
 * names two renditions and the captions. An address with an expiry (`validUntil`, wall clock) belongs to this caller
 * and then answers 401 `ticket_invalid`: request a new one and continue at the same second.
 */
export const playback = z.object({
  url: z.string(),
  validUntil: z.number().int().nullable(),
  /** the same captions as files for `<track>` */
  captions: z.array(z.object({ language, url: z.string() })),
  chapters: z.array(chapter),
  cues: z.array(cue),
})
export type Playback = z.infer<typeof playback>

/** The state of a film for the caller: as `filmStatus`; `login_only` for a caller who is not logged in. */
export const filmState = z.enum(['ready', 'processing', 'unavailable', 'removed', 'login_only', 'withheld'])
export type FilmState = z.infer<typeof filmState>

/** `state` `withheld`: the film is not for the mainland, and the caller's address is there; only the title is set. */
export const filmDetail = filmCard.extend({
  asOf: z.number().int(),
  state: filmState,
  paragraphs: z.array(texts),
  presenters: z.array(presenter),
  /** null in every state except `ready` */
  playback: playback.nullable(),
  /** related films, those of the same topic first */
  related: z.array(filmCard),
})
export type FilmDetail = z.infer<typeof filmDetail>

/** A person's place in a film. `seen`: played to its end at least once; `position` may be anywhere. */
export const filmProgress = z.object({
  film: filmCode,
  position: z.number(),
  seen: z.boolean(),
  /** when the person was at this position, by the wall clock */
  at: z.number().int(),
})
export type FilmProgress = z.infer<typeof filmProgress>

/**
 * What the public detail withholds from callers who are not logged in, and this person's place in the film. `state` is
 * `login_only` below login level and `withheld` for a person of the mainland.
 */
export const playRequest = z.object({ film: filmCode })
export const playReply = z.object({
  state: filmState,
  playback: playback.nullable(),
  progress: filmProgress.nullable(),
})
export type PlayReply = z.infer<typeof playReply>

/** All films that the person began, the most recent first. */
export const progressRequest = z.object({})
export const progressReply = z.object({ progress: z.array(filmProgress) })
export type ProgressReply = z.infer<typeof progressReply>

/**
 * It needs no key: of two places the later one is stored, whatever order they arrive in, and the reply contains the
 * stored one. `at` is the wall clock of the device; a time later than the server's counts as now. `rate_limited` if
 * calls come faster than a player makes them.
 */
export const keepProgressRequest = z.object({
  film: filmCode,
  position: z.number().min(0).max(86_400),
  at: z.number().int().min(0),
})
export const keepProgressReply = filmProgress
