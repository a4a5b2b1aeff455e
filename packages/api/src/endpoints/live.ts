import { z } from 'zod'
import { language } from '../content.ts'
import { enteredMomentText } from '../entered-times.ts'
import { json } from '../json.ts'
import {
  cancelReminderRequest,
  liveDetail,
  liveNow,
  liveState,
  reminderReply,
  reminderRequest,
  sessionCode,
  setReminderRequest,
  viewer,
} from '../live.ts'
import { endpoints, registered } from './endpoint.ts'

const tag = 'live'
const named = z.object({ code: z.string() })
/**
 * Stored by the reader's own browser only and revalidated each time, because what is withheld depends on the address.
 */
const cache = 'private, no-cache'
const withheld = ['activity_mainland', 'not_found'] as const

/** Live sessions for everybody. */
export const liveEndpoints = endpoints({
  'GET /live': {
    access: 'open',
    tag,
    summary: 'The live session, else the next one, else the last one',
    reply: liveDetail,
    cache,
    refusals: ['not_found'],
  },
  'GET /live/:code': {
    access: 'open',
    tag,
    summary: 'One session with its agenda and state',
    params: named,
    reply: liveDetail,
    cache,
    refusals: ['not_found'],
  },
  'GET /live/:code/now': {
    access: 'open',
    tag,
    summary: 'The changing state for a page without events: state, viewers and current agenda item',
    params: named,
    query: z.object({ viewer }),
    reply: liveNow,
    refusals: withheld,
  },
  'GET /live/:code/calendar.ics': {
    access: 'open',
    tag,
    summary: 'A session as a calendar entry with a reminder',
    params: named,
    query: z.object({ lang: language.default('zh-HK') }),
    cache,
    refusals: withheld,
  },
})

/** The events of a session, which contain public data only (`LiveEvents`). */
export const liveStreamEndpoints = endpoints({
  'GET /live/:code/events': {
    access: 'open',
    tag,
    summary: 'Server-sent events: the full state, then changes; `last` is for clients that cannot send Last-Event-ID',
    params: named,
    query: z.object({ viewer, last: z.string().max(40).optional() }),
    refusals: withheld,
    load: 'uncounted',
  },
})

/** The simulated channel, which only the sandbox serves. */
export const liveChannelEndpoints = endpoints({
  'GET /live/:code/:name.m3u8': {
    access: 'open',
    tag,
    summary: 'A playlist of the simulated channel; it rolls on',
    params: named.extend({ name: z.string() }),
    refusals: withheld,
  },
  'GET /live/:code/captions/:language/:film/:segment.vtt': {
    access: 'open',
    tag,
    summary: 'Captions of one segment of the simulated channel',
    params: named.extend({
      language: z.string(),
      film: z.coerce.number().int().min(0),
      segment: z.coerce.number().int().min(0),
    }),
    refusals: withheld,
  },
  'GET /live/:code/segments/:reel/:height/:file': {
    access: 'open',
    tag,
    summary: 'A segment of the simulated channel',
    params: named.extend({ reel: z.string(), height: z.string(), file: z.string() }),
    refusals: withheld,
  },
})

/** The caller's reminders of sessions. Never cached. */
export const myLiveEndpoints = endpoints({
  'POST /user/live/reminder': {
    access: registered,
    tag,
    summary: 'The state of the caller’s reminder of a session',
    body: reminderRequest,
    reply: reminderReply,
    refusals: withheld,
  },
  'POST /user/live/reminder/set': {
    access: registered,
    tag,
    summary: 'Sets a reminder by text message, once, with the consent to that one message',
    body: setReminderRequest,
    reply: reminderReply,
    idempotent: true,
    refusals: [...withheld, 'key_reused'],
  },
  'POST /user/live/reminder/cancel': {
    access: registered,
    tag,
    summary: 'Cancels a reminder that was not sent yet',
    body: cancelReminderRequest,
    reply: reminderReply,
    idempotent: true,
    refusals: [...withheld, 'key_reused'],
  },
})

/** Staff and the control room publish, interrupt and resume sessions. */
export const liveOperatorEndpoints = endpoints({
  'POST /operators/live': {
    host: 'root',
    access: { staff: ['operations'], changes: true, machine: 'live' },
    tag: 'operators',
    summary: 'Declares or changes a session in the format of content/live; the answer names all faults',
    body: z.strictObject({
      session: z.record(z.string(), json),
      opensAt: enteredMomentText,
      closesAt: enteredMomentText,
    }),
    reply: z.object({}),
  },
  'POST /operators/live/interruption': {
    host: 'root',
    access: { staff: ['operations'], changes: true, machine: 'live' },
    tag: 'operators',
    summary: 'Reports an interruption of a session or its end; pages show it within two seconds',
    body: z.strictObject({ session: sessionCode, interrupted: z.boolean() }),
    reply: z.object({ state: liveState }),
    refusals: ['not_found'],
  },
})
