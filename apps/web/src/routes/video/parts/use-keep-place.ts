import { keepEvery, seenBefore } from '@foyer/contract/playback-limits'
import { useEffect } from 'react'
import { keepPlace, keptPlace } from '../../../shared/films/place.ts'
import type { Playback } from '../../../shared/player/playback.ts'
import { keepProgress } from '../api.ts'

/** Milliseconds; what is kept in this tab costs no call. */
const every = { server: keepEvery * 1_000, tab: 1_000 }

/**
 * Keeps the place in a film while it is played, where it is paused, and when the page is left: with the server for who is
 * signed in, else in this tab. A place that does not get through is kept with the next one.
 */
export const useKeepPlace = (playback: Playback, film: string, person: string | undefined): void =>
  useEffect(() => {
    let keptAt = performance.now()
    let last = playback.view()
    let isUnkept = false

    const keep = () => {
      const { time, duration } = playback.view()
      if (!isUnkept || duration === 0) return
      isUnkept = false
      keptAt = performance.now()
      if (person !== undefined) return void keepProgress(film, time).catch(() => undefined)
      const seen = keptPlace(film)?.seen === true || time >= duration - seenBefore
      keepPlace(film, { position: time, seen })
    }
    const follow = () => {
      const view = playback.view()
      if (view.time !== last.time && view.phase !== 'idle') isUnkept = true
      const isDone = view.phase !== last.phase && (view.phase === 'paused' || view.phase === 'ended')
      last = view
      if (isDone || performance.now() - keptAt >= (person === undefined ? every.tab : every.server)) keep()
    }
    const onHidden = () => document.visibilityState === 'hidden' && keep()
    const unsubscribe = playback.subscribe(follow)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', onHidden)
      keep()
    }
  }, [playback, film, person])
