import Hls, { ErrorTypes, Events } from 'hls.js'
import { followAlone, isAlone } from './alone.ts'
import type { Engine, OpenEngine } from './engine.ts'

/** Seconds. */
const ahead = { usual: 30, saving: 10 }
/** A second error of this kind within this many milliseconds cannot be recovered by the same means. */
const soon = 5_000

/**
 * HLS by Media Source Extensions. Runs without a worker: the segments need little conversion, and the content security
 * policy refuses workers from blobs. Uses the full build, because the light one does not read captions from playlists,
 * and live captions are nowhere else.
 */
export const openHls: OpenEngine = (video, source, { startAt, savesData, captions }, handlers) => {
  const hls = new Hls({
    enableWorker: false,
    startPosition: startAt ?? -1,
    maxBufferLength: savesData ? ahead.saving : ahead.usual,
    maxMaxBufferLength: savesData ? ahead.saving : 2 * ahead.usual,
    backBufferLength: ahead.usual,
    capLevelToPlayerSize: true,
    ...(savesData && { startLevel: 0 }),
    ...(captions && { subtitlePreference: { lang: captions } }),
  })
  let isParsed = false
  let mendedAt = -Infinity

  const stop = new AbortController()
  const drawCaptions = () => {
    hls.subtitleDisplay = isAlone(video)
  }
  drawCaptions()
  followAlone(video, drawCaptions, stop.signal)
  const setCaptions: Engine['setCaptions'] = (language) => {
    drawCaptions()
    hls.subtitleTrack = hls.subtitleTracks.findIndex(({ lang }) => lang === language)
  }
  const mend = (fault: string) => {
    if (performance.now() - mendedAt < soon) return handlers.onBroken(fault)
    mendedAt = performance.now()
    const wasPlaying = !video.paused
    hls.recoverMediaError()
    // recovery empties the element, which pauses it without an event
    if (wasPlaying) video.play().catch(() => undefined)
  }
  hls.on(Events.MANIFEST_PARSED, () => {
    isParsed = true
    if (savesData) hls.autoLevelCapping = 0
  })
  hls.on(Events.FRAG_LOADED, handlers.onProgress)
  // cspell:ignore audiovideo
  hls.on(Events.BUFFER_CODECS, (_event, { audio, audiovideo }) => {
    if (audio || audiovideo) handlers.onSound()
  })
  hls.on(Events.ERROR, (_event, { fatal, type, details, response }) => {
    if (!fatal) return
    if (type === ErrorTypes.NETWORK_ERROR) return handlers.onFailed(details, response?.code || undefined)
    if (type === ErrorTypes.MEDIA_ERROR) return mend(details)
    handlers.onBroken(details)
  })
  let wanted = captions
  // a playlist resets the shown captions to its own default
  hls.on(Events.SUBTITLE_TRACKS_UPDATED, () => setCaptions(wanted))
  hls.loadSource(source)
  hls.attachMedia(video)

  return {
    retry: () => {
      // without the playlist, hls.js cannot continue
      if (isParsed) hls.startLoad()
      else hls.loadSource(source)
    },
    toEdge: () => {
      const edge = hls.liveSyncPosition
      if (edge !== null) video.currentTime = edge
    },
    setCaptions: (language) => {
      wanted = language
      setCaptions(language)
    },
    close: () => {
      stop.abort()
      hls.destroy()
    },
  }
}
