import type { OpenEngine } from './engine.ts'

/** Behind the newest part, as hls.js stays: seconds. */
const behindEdge = 6

/** HLS by the browser itself. It gives up at the first error, and begins anew where it was. */
export const openNative: OpenEngine = (video, source, { startAt, captions }, handlers) => {
  const stop = new AbortController()
  const { signal } = stop
  let goTo = startAt
  let wanted = captions
  const showCaptions = () => {
    for (const track of video.textTracks)
      if (track.kind === 'captions' || track.kind === 'subtitles')
        track.mode = track.language === wanted ? 'showing' : 'disabled'
  }
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
  video.addEventListener('progress', () => video.error || handlers.onProgress(), { signal })
  video.addEventListener(
    'error',
    () => {
      // an address that does not answer and one that is no film look the same
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
      // of what is live the newest part, wherever it was; a place that was not reached yet is still the one
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
