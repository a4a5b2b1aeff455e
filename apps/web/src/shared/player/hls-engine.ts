import Hls, { ErrorTypes, Events } from 'hls.js'
import type { Engine, OpenEngine } from './engine.ts'

/** Seconds. */
const ahead = { usual: 30, saving: 10 }
/** A second error of this kind within so many milliseconds is not mended by the same means. */
const soon = 5_000

/**
 * HLS by Media Source Extensions. No worker: the parts need no converting worth one, and the page's policy takes none from a
 * blob. The whole build and not the light one, which reads no captions in playlists; live ones stand nowhere else.
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

  const setCaptions: Engine['setCaptions'] = (language) => {
    hls.subtitleDisplay = language !== undefined
    hls.subtitleTrack = hls.subtitleTracks.findIndex(({ lang }) => lang === language)
  }
  const mend = (fault: string) => {
    if (performance.now() - mendedAt < soon) return handlers.onBroken(fault)
    mendedAt = performance.now()
    const wasPlaying = !video.paused
    hls.recoverMediaError()
    // the element was emptied, which pauses it without a word
    if (wasPlaying) video.play().catch(() => undefined)
  }
  hls.on(Events.MANIFEST_PARSED, () => {
    isParsed = true
    if (savesData) hls.autoLevelCapping = 0
  })
  hls.on(Events.FRAG_LOADED, handlers.onProgress)
  hls.on(Events.ERROR, (_event, { fatal, type, details, response }) => {
    if (!fatal) return
    if (type === ErrorTypes.NETWORK_ERROR) return handlers.onFailed(details, response?.code || undefined)
    if (type === ErrorTypes.MEDIA_ERROR) return mend(details)
    handlers.onBroken(details)
  })
  let wanted = captions
  // a playlist says itself which captions are shown at first
  hls.on(Events.SUBTITLE_TRACKS_UPDATED, () => setCaptions(wanted))
  hls.loadSource(source)
  hls.attachMedia(video)

  return {
    retry: () => {
      // without a list of parts there is nothing to go on with
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
    close: () => hls.destroy(),
  }
}
