import { segmentSeconds } from '../films/public.ts'

/** A segment that the simulated channel shows, with its film and its number in the reel. */
export interface ChannelSegment {
  /** position of its film in the channel */
  readonly film: number
  /** number of the segment in the film's reel */
  readonly segment: number
  /** media sequence number: it grows by one with every segment */
  readonly sequence: number
  /** wall clock */
  readonly startsAt: number
  /** number of discontinuities up to its film since the channel began */
  readonly discontinuity: number
}

/**
 * Segments in a playlist, one minute of them: a player that lost the network for twenty seconds continues at the same
 * place.
 */
export const windowSegments = 15

const segmentMs = segmentSeconds * 1000

/**
 * When the channel began. hls.js iterates over every discontinuity number up to the current one: numbers counted from
 * 1970 delayed a page by half a second at every part.
 */
const onAirSince = Date.UTC(2025, 0, 1)

/** The number of films that have begun since the channel began. */
const turnOf = (sequence: number, starts: readonly number[], total: number): number => {
  const within = sequence % total
  return Math.floor(sequence / total) * starts.length + starts.filter((start) => start <= within).length
}

/**
 * The segments of the channel at a moment: the last minute, up to the segment that ended at that moment. The channel
 * shows the films in a loop without beginning; the times start anew with each film.
 *
 * @param counts segments of each film, in the order of the films
 * @param now wall clock: changes of the business clock do not affect the channel
 */
export const channelAt = (counts: readonly number[], now: number): ChannelSegment[] => {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const starts = counts.map((_, film) => counts.slice(0, film).reduce((sum, count) => sum + count, 0))
  // the clock of this machine is not set yet
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
