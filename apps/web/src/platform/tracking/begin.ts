import { connectTracker } from '../tracker.ts'
import { useUser } from '../user-store.ts'
import { useStatisticsConsent } from './consent.ts'
import { usageStatistics } from './statistics.ts'

/** The tracker's storage keys begin with these names (packages/analytics). */
const hasStoredData = (): boolean => {
  try {
    return (
      /\bfoyer_anonymous_id=/.test(document.cookie) ||
      Object.keys(localStorage).some((key) => key.startsWith('foyer.tracker.'))
    )
  } catch {
    return false
  }
}

// Importing this module starts the statistics, once and after the page can be used (app/routed-view.tsx).
const statistics = usageStatistics({
  page: { url: () => location.href, title: () => document.title },
  load: async () => (await import('./sdk.ts')).openTracker(),
  hasStoredData,
  consent: () => useStatisticsConsent.getState().consent,
})
useStatisticsConsent.subscribe(statistics.follow)
// Registered before the SDK's own listener, which then sends all events at once: a phone may end a hidden page without
// another event.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') statistics.release()
})
addEventListener('pagehide', statistics.release)
// runs before the tracker is notified (who.ts) that the person signs out or another signs in
useUser.subscribe((now, before) => {
  if (before.userInfo && before.userInfo.mobileNo !== now.userInfo?.mobileNo) statistics.leave()
})
statistics.follow()
connectTracker(statistics.record)
