import { followAlone, isAlone } from './alone.ts'
import type { OpenEngine } from './engine.ts'

/** Seconds behind the newest segment, as hls.js stays. */
const behindEdge = 6

/**
 * HLS by the browser itself. The browser gives up at the first error, so a retry loads the film again at the same
 * position.
 */
export const openNative: OpenEngine = (video, source, { startAt, captions }, handlers) => {
  const stop = new AbortController()
  const { signal } = stop
  let goTo = startAt
  let wanted = captions
  const showCaptions = () => {
    for (const track of video.textTracks)
      if (track.kind === 'captions' || track.kind === 'subtitles')
        track.mode = track.language !== wanted ? 'disabled' : isAlone(video) ? 'showing' : 'hidden'
  }
  followAlone(video, showCaptions, signal)
  video.textTracks.addEventListener('addtrack', showCaptions, { signal })
  const begin = () => {
    video.src = source
    video.load()
  }
  video.addEventListener(
    'loadedmetadata',
    () => {
      if (goTo !== undefined) video.currentTime = goTo
      goTo = undefined
    },
    { signal },
  )
  video.addEventListener(
    'playing',
    () => {
      // a browser without this list does not say whether there is sound
      if ((video as { audioTracks?: { length: number } }).audioTracks?.length !== 0) handlers.onSound()
    },
    { signal },
  )
  video.addEventListener('progress', () => video.error || handlers.onProgress(), { signal })
  video.addEventListener(
    'error',
    () => {
      // an address that does not answer and a file that is no film cause the same error
      const code = video.error?.code
      if (code === MediaError.MEDIA_ERR_DECODE) handlers.onBroken('MEDIA_ERR_DECODE')
      else handlers.onFailed(code === MediaError.MEDIA_ERR_NETWORK ? 'MEDIA_ERR_NETWORK' : 'MEDIA_ERR_SRC', null)
    },
    { signal },
  )
  begin()
  return {
    retry: () => {
      if (!video.error) return
      // A film continues at its position, also at one that it had not reached yet. A live stream continues at its
      // newest segment.
      if (Number.isFinite(video.duration)) goTo ??= video.currentTime
      const wasPlaying = !video.paused
      begin()
      if (wasPlaying) video.play().catch(() => undefined)
    },
    toEdge: () => {
      const { seekable } = video
      if (seekable.length > 0) video.currentTime = Math.max(0, seekable.end(seekable.length - 1) - behindEdge)
    },
    setCaptions: (language) => {
      wanted = language
      showCaptions()
    },
    close: () => {
      stop.abort()
      video.removeAttribute('src')
      video.load()
    },
  }
}
