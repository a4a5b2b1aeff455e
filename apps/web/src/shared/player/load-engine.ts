import type { OpenEngine } from './engine.ts'

/**
 * Safari plays HLS by itself, and an iPhone before 17.1 only so. Chromium says that it can as well, but drops what it has
 * at the first error; there hls.js is the better way.
 */
const playsByItself = (video: HTMLVideoElement): boolean =>
  (!('MediaSource' in window) || 'webkitShowPlaybackTargetPicker' in video) &&
  video.canPlayType('application/vnd.apple.mpegurl') !== ''

/** The code for this browser; hls.js is fetched with the first film, and kept. */
export const loadEngine = async (video: HTMLVideoElement): Promise<OpenEngine> =>
  playsByItself(video) ? (await import('./native-engine.ts')).openNative : (await import('./hls-engine.ts')).openHls
