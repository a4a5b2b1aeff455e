import type { OpenEngine } from './engine.ts'

/**
 * Safari plays HLS natively, and iPhones before iOS 17.1 only natively. Chromium claims native support too, but
 * discards its buffer at the first error, so it uses hls.js.
 */
const playsByItself = (video: HTMLVideoElement): boolean =>
  (!('MediaSource' in window) || 'webkitShowPlaybackTargetPicker' in video) &&
  video.canPlayType('application/vnd.apple.mpegurl') !== ''

/** Loads the engine for this browser. hls.js is fetched with the first film and then cached. */
export const loadEngine = async (video: HTMLVideoElement): Promise<OpenEngine> =>
  playsByItself(video) ? (await import('./native-engine.ts')).openNative : (await import('./hls-engine.ts')).openHls
