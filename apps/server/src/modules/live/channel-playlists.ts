import type { Language } from '@foyer/api/languages'
import { type Film, lines, segmentSeconds, suffixOf, webVtt } from '../films/public.ts'
import { type ChannelSegment, channelAt } from './channel.ts'

const segmentsOf = (films: readonly Film[], now: number): ChannelSegment[] =>
  channelAt(
    films.map(({ segments }) => segments),
    now,
  )

const head = ([first]: readonly ChannelSegment[]): string[] => [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  `#EXT-X-TARGETDURATION:${segmentSeconds}`,
  `#EXT-X-MEDIA-SEQUENCE:${first?.sequence ?? 0}`,
  `#EXT-X-DISCONTINUITY-SEQUENCE:${first?.discontinuity ?? 0}`,
]

/**
 * The playlist of the last minute. `entry` returns the address of a segment, `intro` the lines before the first segment
 * of a film.
 */
const rolling = (
  segments: readonly ChannelSegment[],
  entry: (segment: ChannelSegment) => string,
  intro: (segment: ChannelSegment) => string[],
): string =>
  lines([
    ...head(segments),
    ...segments.flatMap((segment, i) => {
      const before = segments[i - 1]
      const isNew = before?.discontinuity !== segment.discontinuity
      return [
        ...(before && isNew ? ['#EXT-X-DISCONTINUITY'] : []),
        ...(isNew ? intro(segment) : []),
        ...(isNew ? [`#EXT-X-PROGRAM-DATE-TIME:${new Date(segment.startsAt).toISOString()}`] : []),
        `#EXTINF:${segmentSeconds}.000,`,
        entry(segment),
      ]
    }),
  ])

/** The playlist of the pictures in one size. */
export const rollingPictures = (films: readonly Film[], height: number, now: number): string => {
  const base = ({ film }: ChannelSegment) => `segments/${films[film]?.reel}/${height}`
  return rolling(
    segmentsOf(films, now),
    (segment) => `${base(segment)}/${segment.segment}.m4s`,
    (segment) => [`#EXT-X-MAP:URI="${base(segment)}/init.mp4"`],
  )
}

/** The playlist of the captions in one language. */
export const rollingCaptions = (films: readonly Film[], language: Language, now: number): string =>
  rolling(
    segmentsOf(films, now),
    ({ film, segment }) => `captions/${suffixOf(language)}/${film}/${segment}.vtt`,
    () => [],
  )

/**
 * The captions of one segment, in the times of its film. A line that spans segments is in each segment that shows it.
 */
export const segmentCaptions = ({ cues }: Film, segment: number, language: Language): string => {
  const [from, to] = [segment * segmentSeconds, (segment + 1) * segmentSeconds]
  return webVtt(
    cues.filter((cue) => cue.from < to && cue.to > from),
    language,
  )
}
