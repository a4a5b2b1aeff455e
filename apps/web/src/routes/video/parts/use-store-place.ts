import { keepEvery, seenBefore } from '@foyer/api/playback-limits'
import { useEffect } from 'react'
import { storedPlace, storePlace } from '../../../shared/films/place.ts'
import type { Playback } from '../../../shared/player/playback.ts'
import { storeProgress } from '../api.ts'

/** Milliseconds between saves. A save in this tab is frequent because it costs no call. */
const every = { server: keepEvery * 1_000, tab: 1_000 }

/**
 * Stores the place in a film during playback, on pause, and when the page is hidden or left: on the server for a
 * signed-in person, otherwise in this tab. A failed save is not retried; the next save includes it.
 */
export const useStorePlace = (playback: Playback, film: string, person: string | undefined): void =>
  useEffect(() => {
    let storedAt = performance.now()
    let last = playback.view()
    let hasNewPlace = false

    const store = () => {
      const { time, duration } = playback.view()
      if (!hasNewPlace || duration === 0) return
      hasNewPlace = false
      storedAt = performance.now()
      if (person !== undefined) return void storeProgress(film, time).catch(() => undefined)
      const seen = storedPlace(film)?.seen === true || time >= duration - seenBefore
      storePlace(film, { position: time, seen })
    }
    const follow = () => {
      const view = playback.view()
      if (view.time !== last.time && view.phase !== 'idle') hasNewPlace = true
      const isDone = view.phase !== last.phase && (view.phase === 'paused' || view.phase === 'ended')
      last = view
      if (isDone || performance.now() - storedAt >= (person === undefined ? every.tab : every.server)) store()
    }
    const onHidden = () => document.visibilityState === 'hidden' && store()
    const unsubscribe = playback.subscribe(follow)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', onHidden)
      store()
    }
  }, [playback, film, person])
