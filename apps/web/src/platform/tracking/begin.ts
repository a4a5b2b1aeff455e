import { connectTracker } from '../tracker.ts'
import { useUser } from '../user-store.ts'
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
// both before the SDK listens, which then sends all at once: a phone may end a page that is hidden without another word
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') statistics.release()
})
addEventListener('pagehide', statistics.release)
// before the tracker hears of it (who.ts): they sign out, or another takes their place
useUser.subscribe((now, before) => {
  if (before.userInfo && before.userInfo.mobileNo !== now.userInfo?.mobileNo) statistics.leave()
})
statistics.follow()
connectTracker(statistics.tell)
