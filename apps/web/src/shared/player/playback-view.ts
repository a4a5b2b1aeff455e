import type { Language } from '../text/languages.ts'

/**
 * `idle`: not requested. `starting`: requested, no picture yet. `stalled`: the buffer is empty and more is loading.
 * `retrying`: the buffer is empty, a request failed and is retried automatically. `failed`: given up.
 */
export type PlaybackPhase = 'idle' | 'starting' | 'playing' | 'paused' | 'stalled' | 'retrying' | 'failed' | 'ended'

/** State for the controls. Times are in seconds. */
export interface PlaybackView {
  readonly phase: PlaybackPhase
  readonly time: number
  /** 0 until it is known, and always for a live stream */
  readonly duration: number
  /** end of the buffered range */
  readonly bufferedTo: number
  /** false until the content turns out to have a sound track */
  readonly hasSound: boolean
  readonly isMuted: boolean
  readonly rate: number
  /** live, and far enough behind the newest segment to show a button */
  readonly isBehind: boolean
  readonly captions: Language | undefined
}

export const idleView: PlaybackView = {
  phase: 'idle',
  time: 0,
  duration: 0,
  bufferedTo: 0,
  hasSound: false,
  isMuted: false,
  rate: 1,
  isBehind: false,
  captions: undefined,
}

/** Seconds behind the newest segment. An engine normally stays up to three segments behind it. */
const behind = 20

/** The language of the captions, or an empty text for none. */
export const captionsOf = ({ captions }: PlaybackView): string => captions ?? ''

const lastOf = (ranges: TimeRanges): number => (ranges.length > 0 ? ranges.end(ranges.length - 1) : 0)

const bufferedAround = ({ buffered, currentTime }: HTMLVideoElement): number => {
  for (let n = 0; n < buffered.length; n++)
    if (buffered.start(n) <= currentTime + 0.5 && buffered.end(n) >= currentTime) return buffered.end(n)
  return currentTime
}

/** Reads the state of the element. */
export const readVideo = (
  video: HTMLVideoElement,
  isLive: boolean,
): Omit<PlaybackView, 'phase' | 'captions' | 'hasSound'> => ({
  time: video.currentTime,
  duration: !isLive && Number.isFinite(video.duration) ? video.duration : 0,
  bufferedTo: bufferedAround(video),
  isMuted: video.muted,
  rate: video.playbackRate,
  isBehind: isLive && lastOf(video.seekable) - video.currentTime > behind,
})
