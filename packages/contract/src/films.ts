import { z } from 'zod'
import { language } from './content.ts'
import { mediaName } from './page-content.ts'
import { texts } from './texts.ts'

/**
 * Films on the app API host: short explainers without speech, each with captions in every language. Unsigned, with an ETag:
 * GET {api}/films?topic=&cursor= and GET {api}/films/{code}. Signed, never kept: POST {api}/user/films/… below. Seconds are
 * decimal numbers; every other time is in milliseconds since 1970.
 */
export const filmCode = z.string().regex(/^[a-z0-9-]{1,60}$/)

export const filmTopics = ['festival', 'markets', 'products', 'safety'] as const
export const filmTopic = z.enum(filmTopics)
export type FilmTopic = z.infer<typeof filmTopic>

/** How much a viewer has to know: its words are the client's. */
export const filmLevel = z.enum(['beginner', 'intermediate', 'advanced'])
export type FilmLevel = z.infer<typeof filmLevel>

/**
 * `processing`: not made ready for playing yet. `unavailable`: for now it cannot be played. `removed`: taken back for good,
 * named in the list for a while so that nobody looks for it.
 */
export const filmStatus = z.enum(['ready', 'processing', 'unavailable', 'removed'])
export type FilmStatus = z.infer<typeof filmStatus>

export const filmCard = z.object({
  code: filmCode,
  topic: filmTopic,
  title: texts,
  lead: texts,
  /** GET {api}/media/{name}, 16:9, an ornament */
  poster: mediaName,
  publishedAt: z.number().int(),
  durationSeconds: z.number(),
  level: filmLevel,
  status: filmStatus,
  /** only who is logged in to an account may play it */
  loginOnly: z.boolean(),
})
export type FilmCard = z.infer<typeof filmCard>

/** Newest first. Films that are not for the mainland are left out for a caller whose address is there. */
export const filmsRequest = z.object({ topic: filmTopic.optional(), cursor: z.string().max(120).optional() })
export const filmsReply = z.object({
  asOf: z.number().int(),
  /** in the order of the tabs, with how many films each has for this caller */
  topics: z.array(z.object({ topic: filmTopic, count: z.number().int() })),
  /** of all topics, or of the one asked for */
  total: z.number().int(),
  films: z.array(filmCard),
  /** `cursor` of the next page; null: that was the last */
  next: z.string().nullable(),
})
export type FilmsReply = z.infer<typeof filmsReply>

/** Who speaks. `ceNumber` is the central entity number of a licensed person; null for others. */
export const presenter = z.object({ id: z.string(), name: texts, role: texts, ceNumber: z.string().nullable() })
export type Presenter = z.infer<typeof presenter>

export const chapter = z.object({ at: z.number(), title: texts })
export type Chapter = z.infer<typeof chapter>

/** A line of the transcript, which is also a caption. */
export const cue = z.object({ from: z.number(), to: z.number(), text: texts })
export type Cue = z.infer<typeof cue>

/**
 * What a player needs. Addresses are behind the app API host and its slash, as in `{api}/${url}`: the multivariant playlist
 * names two renditions and the captions. An address that holds for a time (`validUntil`, wall clock) belongs to this caller
 * and answers 401 `ticket_invalid` from then on: ask again and go on from the same second.
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

/** Why there is nothing to play: as `filmStatus`; `login_only` to whoever asks without having logged in. */
export const filmState = z.enum(['ready', 'processing', 'unavailable', 'removed', 'login_only', 'withheld'])
export type FilmState = z.infer<typeof filmState>

/** `state` `withheld`: not for the mainland, where the caller's address is; all but the title is empty then. */
export const filmDetail = filmCard.extend({
  asOf: z.number().int(),
  state: filmState,
  paragraphs: z.array(texts),
  presenters: z.array(presenter),
  /** null in every state but `ready` */
  playback: playback.nullable(),
  /** others to go on with: of the same topic first */
  related: z.array(filmCard),
})
export type FilmDetail = z.infer<typeof filmDetail>

/** Where a person is in a film. `seen`: to its end, at least once; `position` may be anywhere. */
export const filmProgress = z.object({
  film: filmCode,
  position: z.number(),
  seen: z.boolean(),
  /** when they were there, by the wall clock */
  at: z.number().int(),
})
export type FilmProgress = z.infer<typeof filmProgress>

/**
 * POST {api}/user/films/play, register and login level: what the public detail withholds from who has not logged in, and where
 * this person left the film. `state` is `login_only` below login level and `withheld` for a person of the mainland.
 */
export const playRequest = z.object({ film: filmCode })
export const playReply = z.object({
  state: filmState,
  playback: playback.nullable(),
  progress: filmProgress.nullable(),
})
export type PlayReply = z.infer<typeof playReply>

/** POST {api}/user/films/progress, register and login level: all films that were begun, the last one first. */
export const progressRequest = z.object({})
export const progressReply = z.object({ progress: z.array(filmProgress) })
export type ProgressReply = z.infer<typeof progressReply>

/**
 * POST {api}/user/films/progress/keep, register and login level. Needs no key to be done once: of two places the later one
 * holds, whatever order they arrive in, and the answer is the one that holds. `at` is the wall clock of the device, never
 * taken as later than the server's. `rate_limited` where calls come faster than a player makes them.
 */
export const keepProgressRequest = z.object({
  film: filmCode,
  position: z.number().min(0).max(86_400),
  at: z.number().int().min(0),
})
export const keepProgressReply = filmProgress
