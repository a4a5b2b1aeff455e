import type { ActivityNumber } from '@foyer/api/activity-catalogue'
import type { Offering } from '@foyer/api/offerings'
import { useOfferings } from '../../shared/offerings/api.ts'
import { useMyOfferings } from '../../shared/offerings/use-my-offerings.ts'

export const activity = 491 satisfies ActivityNumber<'green-bond'>

/** The shown series, the other series and the account's application. All parts of the page share the same data. */
export const useBond = (code: string | null) => {
  const query = useOfferings(activity, code)
  const mine = useMyOfferings(activity)
  const [offering, ...others]: readonly Offering[] = query.data?.list.offerings ?? []
  /** requests all of it again */
  const refetch = () => Promise.all([query.refetch(), mine.refetch()])
  return { query, mine, offers: query.data, offering, others, refetch }
}
