import { brand, type TabName } from '@foyer/api/brand'
import { isRoute } from '../../platform/navigation.ts'
import { userAgent } from '../../platform/user-agent.ts'

/** The root screen of each tab. */
export const tabPaths: Readonly<Record<TabName, string>> = {
  activities: '/',
  markets: '/markets',
  account: '/account',
  rewards: '/myRewards',
  me: '/me',
}

/** The tabs of this client, by its brand and the screens that it contains; none if only one is left. */
export const offeredTabs = (names: readonly TabName[] | false = brand.tabs): readonly TabName[] => {
  const found = names ? names.filter((name) => isRoute(tabPaths[name])) : []
  return found.length > 1 ? found : []
}

/** The tabs that this client shows: none inside the native app, which has tabs of its own. */
export const shownTabs = (names: readonly TabName[] | false = brand.tabs): readonly TabName[] =>
  userAgent().includes(__APP_MARKER__) ? [] : offeredTabs(names)
