import type { PlaybackReport } from '@foyer/api/playback-report'
import { Counter, Histogram, type Registry } from 'prom-client'

/**
 * Sums of reports by kind. Film and fault are not labels: a sender chooses both, and each new value would create a
 * permanent time series.
 */
export const playbackMetrics = (registry: Registry): ((report: PlaybackReport) => void) => {
  const common = { labelNames: ['kind'] as const, registers: [registry] }
  const start = new Histogram({
    ...common,
    name: 'foyer_playback_start_seconds',
    help: 'Seconds from the request to play to the first moving picture',
    buckets: [0.25, 0.5, 1, 2, 4, 8, 16],
  })
  const unstarted = new Counter({ ...common, name: 'foyer_playback_unstarted_total', help: 'Plays that never began' })
  const stalls = new Counter({ ...common, name: 'foyer_playback_stalls_total', help: 'Stalls of playback' })
  const stalled = new Counter({
    ...common,
    name: 'foyer_playback_stalled_seconds_total',
    help: 'Seconds that playback was stalled',
  })
  const played = new Counter({ ...common, name: 'foyer_playback_played_seconds_total', help: 'Seconds played' })
  const faults = new Counter({ ...common, name: 'foyer_playback_faults_total', help: 'Plays that failed' })
  return ({ kind, startMs, stalls: times, stalledMs, playedMs, fault }) => {
    const labels = { kind }
    if (startMs === null) unstarted.inc(labels)
    else start.observe(labels, startMs / 1000)
    stalls.inc(labels, times)
    stalled.inc(labels, stalledMs / 1000)
    played.inc(labels, playedMs / 1000)
    if (fault !== null) faults.inc(labels)
  }
}
