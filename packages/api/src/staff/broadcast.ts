import { liveStates } from '@foyer/protocol/machines/live'
import { z } from 'zod'
import { enteredMoment } from '../entered-times.ts'
import { filmCode, filmStatus, filmTopic } from '../films.ts'
import { sessionCode } from '../live.ts'
import { texts } from '../texts.ts'
import { reason } from './written.ts'

const at = enteredMoment

/** A live session as staff see it. Times are of the business clock. */
export const staffSessionOfLive = z.object({
  code: z.string(),
  title: texts,
  state: z.enum(Object.keys(liveStates) as [keyof typeof liveStates, ...(keyof typeof liveStates)[]]),
  opensAt: at,
  closesAt: at,
  interruptedSince: at.nullable(),
  /** pages that are open at it now */
  viewers: z.number().int(),
  /** nobody sees it */
  isWithdrawn: z.boolean(),
})
export type LiveSession = z.infer<typeof staffSessionOfLive>

const afterSession = z.strictObject({ at, code: sessionCode })
export const liveSessionsRequest = z.strictObject({ after: afterSession.optional() })
/** The latest sessions first. `now` is the business clock. */
export const liveSessionsPage = z.object({
  now: at,
  sessions: z.array(staffSessionOfLive),
  after: afterSession.nullable(),
})

export const interruptionRequest = z.strictObject({ code: sessionCode, interrupted: z.boolean(), reason })
const times = { opensAt: at, closesAt: at }
const moment = z.union([at, z.literal('now')])
/** `was`: the times that the member of staff saw. `now` is the business clock of the server. */
export const liveTimesRequest = z
  .strictObject({ code: sessionCode, was: z.strictObject(times), opensAt: moment, closesAt: moment, reason })
  .refine(
    ({ opensAt, closesAt }) => typeof opensAt === 'string' || typeof closesAt === 'string' || opensAt < closesAt,
    {
      message: 'ends before it begins',
      path: ['closesAt'],
    },
  )
/** `outdated`: somebody changed the times meanwhile, and nothing was set. */
export const liveTimesReply = z.object({ outcome: z.enum(['set', 'outdated']), session: staffSessionOfLive })

/** A film as staff see it. */
export const staffFilm = z.object({
  code: z.string(),
  title: texts,
  topic: filmTopic,
  status: filmStatus,
  publishedAt: at,
  loginOnly: z.boolean(),
})
export type StaffFilm = z.infer<typeof staffFilm>

const afterFilm = z.strictObject({ at, code: filmCode })
export const staffFilmsRequest = z.strictObject({ after: afterFilm.optional() })
/** The newest first, also those that nobody sees yet. */
export const staffFilmsPage = z.object({ now: at, films: z.array(staffFilm), after: afterFilm.nullable() })

/** `from`: the status that the member of staff saw. A film in preparation becomes `ready` by its publication. */
export const filmStatusRequest = z.strictObject({
  code: filmCode,
  from: filmStatus,
  status: z.enum(['ready', 'unavailable', 'removed']),
  reason,
})
/** `incomplete`: something that the film needs to play is missing, so it is not ready. */
export const filmStatusReply = z.object({ outcome: z.enum(['set', 'outdated', 'incomplete']) })
