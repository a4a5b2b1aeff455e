import type { Language } from '../text/languages.ts'

/**
 * `idle`: nobody has asked for it. `starting`: asked for, nothing shown yet. `stalled`: nothing left to show, more is on its
 * way. `retrying`: the same, and what was asked for did not come; it is asked for again by itself. `failed`: given up.
 */
export type PlaybackPhase = 'idle' | 'starting' | 'playing' | 'paused' | 'stalled' | 'retrying' | 'failed' | 'ended'

/** What the controls show. Times in seconds. */
export interface PlaybackView {
  readonly phase: PlaybackPhase
  readonly time: number
  /** 0 until it is known; of what is live always */
  readonly duration: number
  /** how far there is something to show without asking */
  readonly bufferedTo: number
  readonly isMuted: boolean
  readonly rate: number
  /** live, and so far behind the newest part that it is worth a button */
  readonly isBehind: boolean
  readonly captions: Language | undefined
}

export const idleView: PlaybackView = {
  phase: 'idle',
  time: 0,
  duration: 0,
  bufferedTo: 0,
  isMuted: false,
  rate: 1,
  isBehind: false,
  captions: undefined,
}

/** Seconds behind the newest part; an engine itself stays up to three parts behind it. */
const behind = 20

const lastOf = (ranges: TimeRanges): number => (ranges.length > 0 ? ranges.end(ranges.length - 1) : 0)

const bufferedAround = ({ buffered, currentTime }: HTMLVideoElement): number => {
  for (let n = 0; n < buffered.length; n++)
    if (buffered.start(n) <= currentTime + 0.5 && buffered.end(n) >= currentTime) return buffered.end(n)
  return currentTime
}

/** What the element itself tells. */
export const readVideo = (video: HTMLVideoElement, isLive: boolean): Omit<PlaybackView, 'phase' | 'captions'> => ({
  time: video.currentTime,
  duration: !isLive && Number.isFinite(video.duration) ? video.duration : 0,
  bufferedTo: bufferedAround(video),
  isMuted: video.muted,
  rate: video.playbackRate,
  isBehind: isLive && lastOf(video.seekable) - video.currentTime > behind,
})
