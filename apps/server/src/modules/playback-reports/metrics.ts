import type { PlaybackReport } from '@foyer/contract/playback-report'
import { Counter, Histogram, type Registry } from 'prom-client'

/**
 * Sums of what pages tell, by kind. Neither a film nor the name of a fault is a label: both are the sender's own words, and
 * each new one would be a series for ever.
 */
export const playbackMetrics = (registry: Registry): ((report: PlaybackReport) => void) => {
  const common = { labelNames: ['kind'] as const, registers: [registry] }
  const start = new Histogram({
    ...common,
    name: 'foyer_playback_start_seconds',
    help: 'From the wish to play to the first picture that moves',
    buckets: [0.25, 0.5, 1, 2, 4, 8, 16],
  })
  const unstarted = new Counter({ ...common, name: 'foyer_playback_unstarted_total', help: 'Plays that never began' })
  const stalls = new Counter({ ...common, name: 'foyer_playback_stalls_total', help: 'Times that playing stood still' })
  const stalled = new Counter({
    ...common,
    name: 'foyer_playback_stalled_seconds_total',
    help: 'How long playing stood still',
  })
  const played = new Counter({ ...common, name: 'foyer_playback_played_seconds_total', help: 'How long was played' })
  const faults = new Counter({ ...common, name: 'foyer_playback_faults_total', help: 'Plays that were given up' })
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
