import { idempotencyKeyPattern } from '@foyer/protocol/limits'
import { type LiveState, liveStates, type ReminderState, reminderStates } from '@foyer/protocol/machines/live'
import { z } from 'zod'
import { codePattern } from './codes.ts'
import { language } from './content.ts'
import { filmCode, presenter } from './films.ts'
import { mediaName } from './page-content.ts'
import { viewerPattern } from './playback-limits.ts'
import { texts } from './texts.ts'

/**
 * Live sessions, which everybody may read, and the signed reminders of them. Times are milliseconds since 1970 of the
 * business clock.
 */
export const sessionCode = z.string().regex(codePattern)
/** The id of an open page, as in `viewerPattern`. */
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

/** Another session of the series. A reply of an earlier server has no names of its presenters. */
export const otherSession = sessionSummary.extend({ speakers: z.array(texts).optional() })
export type OtherSession = z.infer<typeof otherSession>

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
 * The changing state of a session: event `now` of the stream, and a reply for clients that cannot receive events. If the
 * business clock jumps, which only the sandbox allows, the whole state is sent again.
 */
export const liveNow = z.object({
  code: sessionCode,
  asOf: z.number().int(),
  state: liveState,
  opensAt: z.number().int(),
  closesAt: z.number().int(),
  /** number of open pages, including this one */
  viewers: z.number().int(),
  /** id of the current item; null before, after, and between two items */
  agendaItem: z.string().nullable(),
  /** address of the playlist, relative to the app API host or absolute; in `live` and `interrupted` only */
  playlist: z.string().nullable(),
  /** the film of the session, in `replay` only */
  replay: filmCode.nullable(),
})
export type LiveNow = z.infer<typeof liveNow>

export const liveDetail = sessionSummary.extend({
  asOf: z.number().int(),
  /** true if the caller's address is in the mainland: no playlist, no agenda, and no text except the title */
  withheld: z.boolean(),
  paragraphs: z.array(texts),
  poster: mediaName,
  presenters: z.array(presenter),
  agenda: z.array(agendaItem),
  now: liveNow,
  /** languages of the captions in the playlist */
  captions: z.array(language),
  /** the other sessions of the series, in their order */
  others: z.array(otherSession),
})
export type LiveDetail = z.infer<typeof liveDetail>

/**
 * Events of a session, for an EventSource, each with JSON in `data`. `now` comes first (unless the browser, after a
 * disconnection, sends the id of the last event and nothing has changed since), and whenever the state, the times, the
 * current item or an address change. `rate_limited` and `unavailable` if there are too many streams: the client then
 * requests `now` every `pollEvery` seconds.
 */
export interface LiveEvents {
  now: LiveNow
  /** number of open pages; at most every other second */
  viewers: { viewers: number }
  /** heartbeat, every 15 seconds */
  heartbeat: Record<string, never>
}

/**
 * Reminder by text message, `remindMinutes` before the session. Setting it is consent to this one message only. There is
 * one reminder per person and session, however often it is set; the same key gives the same reply.
 */
const sessionNamed = { session: sessionCode }
const key = z.string().regex(idempotencyKeyPattern)
export const reminderRequest = z.object(sessionNamed)
export const setReminderRequest = z.object({
  ...sessionNamed,
  key,
  /** language of the message */
  language,
})
export const cancelReminderRequest = z.object({ ...sessionNamed, key })
export const reminderReply = z.object({
  ...sessionNamed,
  /** null if no reminder was ever set */
  state: statesOf<ReminderState>(reminderStates).nullable(),
  /** false once it is too late for a reminder */
  canSet: z.boolean(),
  /** the masked number that the message goes to */
  to: z.string(),
  remindsAt: z.number().int(),
})
export type ReminderReply = z.infer<typeof reminderReply>
