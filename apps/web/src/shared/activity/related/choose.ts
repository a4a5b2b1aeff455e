import type { ActivitySummary } from '@foyer/api/activities'
import { kindOf } from '../list/kind.ts'

/** The most cards below a page. */
const mostRelated = 3

/** The activity whose page is shown. */
type Shown = Pick<ActivitySummary, 'number' | 'route'>

/**
 * Returns the activities to show below the page of another one: open, first of the same kind, and of each kind first
 * those that end first.
 *
 * @param activities open ones in the order of their end, as the server lists them
 * @param isShown whether this build contains the page at a route
 */
export const relatedTo = (
  shown: Shown,
  activities: readonly ActivitySummary[],
  isShown: (route: string) => boolean,
): ActivitySummary[] => {
  const others = activities.filter(
    ({ number, route, phase }) =>
      number !== shown.number && phase === 'open' && route !== shown.route && isShown(route),
  )
  const kind = kindOf(shown.route)
  const isSameKind = ({ route }: ActivitySummary) => kind !== undefined && kindOf(route) === kind
  return [...others.filter(isSameKind), ...others.filter((other) => !isSameKind(other))].slice(0, mostRelated)
}
