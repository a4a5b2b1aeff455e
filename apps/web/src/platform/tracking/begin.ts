import { connectTracker } from '../tracker.ts'
import { useStatisticsConsent } from './consent.ts'
import { usageStatistics } from './statistics.ts'

/** Names that the tracker keeps something under begin so (packages/analytics). */
const isAnythingKept = (): boolean => {
  try {
    return (
      /\bfoyer_anonymous_id=/.test(document.cookie) ||
      Object.keys(localStorage).some((key) => key.startsWith('foyer.tracker.'))
    )
  } catch {
    return false
  }
}

// Begins by being imported: once, after the page can be used (app/routed-view.tsx).
const statistics = usageStatistics({
  page: { url: () => location.href, title: () => document.title },
  load: async () => (await import('./sdk.ts')).openTracker(),
  isAnythingKept,
  consent: () => useStatisticsConsent.getState().consent,
})
useStatisticsConsent.subscribe(statistics.follow)
addEventListener('pagehide', statistics.release)
statistics.follow()
connectTracker(statistics.tell)
