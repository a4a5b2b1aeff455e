import { segmentSeconds } from '../films/reels.ts'

/** A segment that the simulated channel shows: which of which reel. */
export interface ChannelSegment {
  /** place of its film in the channel */
  readonly film: number
  /** number of the segment in the film's reel */
  readonly segment: number
  /** media sequence number: one more for every segment that was ever shown */
  readonly sequence: number
  /** wall clock */
  readonly startsAt: number
  /** discontinuities there ever were up to its film */
  readonly discontinuity: number
}

/** Segments that a playlist holds, a minute of them: who lost the network for twenty seconds goes on where they were. */
export const windowSegments = 15

const segmentMs = segmentSeconds * 1000

/**
 * When the channel went on the air. hls.js keeps lists by the number of a discontinuity and goes through all that could be in
 * them: counted since 1970 they held up a page by half a second at every part.
 */
const onAirSince = Date.UTC(2025, 0, 1)

/** How often something has begun again since the channel went on the air. */
const turnOf = (sequence: number, starts: readonly number[], total: number): number => {
  const within = sequence % total
  return Math.floor(sequence / total) * starts.length + starts.filter((start) => start <= within).length
}

/**
 * What the channel has to show at a moment: the last minute, up to the segment that ended then. It always was on the air, in a
 * loop over the films; each film begins its times anew.
 *
 * @param counts segments of each film, in the order they are shown
 * @param now wall clock: it goes on by itself, whatever is done to the business clock
 */
export const channelAt = (counts: readonly number[], now: number): ChannelSegment[] => {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const starts = counts.map((_, film) => counts.slice(0, film).reduce((sum, count) => sum + count, 0))
  // a machine whose clock is not set yet
  const since = now < onAirSince + windowSegments * segmentMs ? 0 : onAirSince
  const last = Math.floor((now - since) / segmentMs) - 1
  return Array.from({ length: windowSegments }, (_, i) => {
    const sequence = last - windowSegments + 1 + i
    const within = sequence % total
    const film = starts.findLastIndex((start) => start <= within)
    return {
      film,
      segment: within - (starts[film] ?? 0),
      sequence,
      startsAt: since + sequence * segmentMs,
      discontinuity: turnOf(sequence, starts, total),
    }
  })
}
