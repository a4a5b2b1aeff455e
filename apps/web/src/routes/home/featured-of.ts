import type { ActivitySummary } from '@foyer/api/activities'
import { isRoute } from '../../platform/navigation.ts'

/** The activity that is worth a look first: a live session on air, otherwise the open one that ends first. */
export const featuredOf = (activities: readonly ActivitySummary[]): ActivitySummary | undefined => {
  // the server lists open activities by their end
  const open = activities.filter(({ phase, route }) => phase === 'open' && isRoute(route))
  return open.find(({ isOnAir }) => isOnAir) ?? open[0]
}
