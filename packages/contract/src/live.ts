import { z } from 'zod'
import { language } from './content.ts'
import { filmCode, presenter } from './films.ts'
import { idempotencyKeyPattern } from './limits.ts'
import { type LiveState, liveStates, type ReminderState, reminderStates } from './machines/live.ts'
import { mediaName } from './page-content.ts'
import { viewerPattern } from './playback-limits.ts'
import { texts } from './texts.ts'

/**
 * Live sessions on the app API host. Unsigned: GET {api}/live (the session under way, else the next one, else the last),
 * GET {api}/live/{code}, both with an ETag; {api}/live/{code}/now and …/events, …/calendar.ics. Signed: the reminder. Times
 * are milliseconds since 1970 of the business clock.
 */
export const sessionCode = z.string().regex(/^[a-z0-9-]{1,40}$/)
/** The sign of a page that is open, of `viewerPattern`. */
export const viewer = z.string().regex(viewerPattern)
const statesOf = <T extends string>(table: Record<T, object>) => z.enum(Object.keys(table) as [T, ...T[]])
export const liveState = statesOf<LiveState>(liveStates)

export const sessionSummary = z.object({
  code: sessionCode,
  title: texts,
  lead: texts,
  state: liveState,
  opensAt: z.number().int(),
  closesAt: z.number().int(),
})
export type SessionSummary = z.infer<typeof sessionSummary>

export const agendaItem = z.object({
  id: z.string(),
  at: z.number().int(),
  endsAt: z.number().int(),
  title: texts,
  text: texts,
  /** ids of presenters */
  presenters: z.array(z.string()),
})
export type AgendaItem = z.infer<typeof agendaItem>

/**
 * What moves: event `now` of the stream, and GET {api}/live/{code}/now?viewer= where events do not come through. The business
 * clock jumps in the sandbox only; then the whole of it comes again.
 */
export const liveNow = z.object({
  code: sessionCode,
  asOf: z.number().int(),
  state: liveState,
  opensAt: z.number().int(),
  closesAt: z.number().int(),
  /** pages that are open, this one with them */
  viewers: z.number().int(),
  /** id of the item under way; null before, after, and between two */
  agendaItem: z.string().nullable(),
  /** the playlist behind the app API host and its slash, or a whole address elsewhere; in `live` and `interrupted` only */
  playlist: z.string().nullable(),
  /** the film of it, in `replay` only */
  replay: filmCode.nullable(),
})
export type LiveNow = z.infer<typeof liveNow>

export const liveDetail = sessionSummary.extend({
  asOf: z.number().int(),
  /** true where the caller's address is in the mainland: no playlist, no agenda, no words but the title */
  withheld: z.boolean(),
  paragraphs: z.array(texts),
  poster: mediaName,
  presenters: z.array(presenter),
  agenda: z.array(agendaItem),
  now: liveNow,
  /** languages of the captions in the playlist */
  captions: z.array(language),
  /** the other sessions of the series, in their order */
  others: z.array(sessionSummary),
})
export type LiveDetail = z.infer<typeof liveDetail>

/**
 * Events of {api}/live/{code}/events?viewer=, for an EventSource, each with JSON in `data`. `now` comes first (unless the
 * browser, after a drop, sends the id of the last one and nothing has changed since), and whenever the state, the times, the
 * item under way or an address change. `rate_limited` and `unavailable` where there are too many streams: ask `now` instead,
 * every `pollEvery` seconds.
 */
export interface LiveEvents {
  now: LiveNow
  /** pages that are open; at most every other second */
  viewers: { viewers: number }
  /** every quarter of a minute: the connection is there */
  beat: Record<string, never>
}

/**
 * Reminder by text message, `remindMinutes` before the session: POST {api}/user/live/reminder reads it, …/set and …/cancel
 * change it; register and login level. Setting it is consent to this one message and to no other. One a person and session,
 * however often it is set; the same key, the same answer.
 */
const sessionNamed = { session: sessionCode }
const key = z.string().regex(idempotencyKeyPattern)
export const reminderRequest = z.object(sessionNamed)
export const setReminderRequest = z.object({
  ...sessionNamed,
  key,
  /** of the message */
  language,
})
export const cancelReminderRequest = z.object({ ...sessionNamed, key })
export const reminderReply = z.object({
  ...sessionNamed,
  /** null where none was ever set */
  state: statesOf<ReminderState>(reminderStates).nullable(),
  /** false once it is too late for one: nothing was set then */
  canSet: z.boolean(),
  /** the number it goes to, masked */
  to: z.string(),
  remindsAt: z.number().int(),
})
export type ReminderReply = z.infer<typeof reminderReply>
