import type { PlaybackReport } from '@foyer/api/playback-report'
import { useEffect } from 'react'
import { loadConfig } from '../../platform/config.ts'
import { openHost } from '../../platform/host.ts'
import { pathTo } from '../../platform/path-to.ts'
import type { Playback } from './playback.ts'

const send = async (report: PlaybackReport): Promise<void> => {
  const { hosts } = await loadConfig()
  await (await openHost()).fetch(hosts.api + pathTo('POST /playback-reports'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  })
}

/** Reports playback quality once, when the player or the page is left. A report that fails to send is dropped. */
export const usePlaybackReport = (playback: Playback, kind: PlaybackReport['kind'], code: string): void =>
  useEffect(() => {
    let isSent = false
    const sendOnce = () => {
      const timings = playback.timings()
      if (isSent || !timings) return
      isSent = true
      const { startup, stalls, stalledFor, playedFor, fault } = timings
      const report = { kind, code, startMs: startup ?? null, stalls, stalledMs: stalledFor, playedMs: playedFor, fault }
      send(report).catch(() => undefined)
    }
    addEventListener('pagehide', sendOnce)
    return () => {
      removeEventListener('pagehide', sendOnce)
      sendOnce()
    }
  }, [playback, kind, code])
