import { z } from 'zod'
import { filmCode } from './films.ts'

/**
 * A report that identifies no one. A page reports once, when the page or the player is left, how playback went. The
 * server stores sums (`foyer_playback_*` of its metrics) and no reports.
 */
export const playbackReport = z.object({
  kind: z.enum(['film', 'live']),
  /** film or session */
  code: filmCode,
  /** milliseconds from the request to play to the first moving picture; null if it never came */
  startMs: z.number().int().min(0).max(600_000).nullable(),
  /** number of stalls for lack of data, without seeking and pausing, and their total duration */
  stalls: z.number().int().min(0).max(10_000),
  stalledMs: z.number().int().min(0).max(86_400_000),
  playedMs: z.number().int().min(0).max(86_400_000),
  /** the fault at which the player gave up, if it did; an `ErrorDetails` of hls.js or a MediaError */
  fault: z
    .string()
    .regex(/^[A-Za-z_]{1,40}$/)
    .nullable(),
})
export type PlaybackReport = z.infer<typeof playbackReport>
