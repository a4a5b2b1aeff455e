import { z } from 'zod'
import { filmCode } from './films.ts'

/**
 * POST {api}/playback-reports: unsigned, rate-limited, names nobody; answers 204. A page tells once, when it is left or the
 * player is, how playing went. The server keeps sums (`foyer_playback_*` of its metrics), not reports.
 */
export const playbackReport = z.object({
  kind: z.enum(['film', 'live']),
  /** film or session */
  code: filmCode,
  /** milliseconds from the wish to play to the first picture that moves; null where it never came */
  startMs: z.number().int().min(0).max(600_000).nullable(),
  /** times that playing stood still for want of data, seeking and pausing apart, and how long in all */
  stalls: z.number().int().min(0).max(10_000),
  stalledMs: z.number().int().min(0).max(86_400_000),
  playedMs: z.number().int().min(0).max(86_400_000),
  /** what the player gave up at, if it did; of hls.js `ErrorDetails` or of MediaError */
  fault: z
    .string()
    .regex(/^[A-Za-z_]{1,40}$/)
    .nullable(),
})
export type PlaybackReport = z.infer<typeof playbackReport>
