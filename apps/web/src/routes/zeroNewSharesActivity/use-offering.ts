import type { ActivityNumber } from '@foyer/api/activity-catalogue'
import type { Offering } from '@foyer/api/offerings'
import type { UseQueryResult } from '@tanstack/react-query'
import { type Offers, useOfferings } from '../../shared/offerings/api.ts'

export const activity = 495 satisfies ActivityNumber<'new-shares'>

export interface OneOffering {
  readonly query: UseQueryResult<Offers>
  readonly offering: Offering | undefined
}

/** One offering: from the list that the page loaded, or requested by its code if the list does not contain it. */
export const useOffering = (code: string): OneOffering => {
  const { data } = useOfferings(activity)
  const isListed = !data || data.list.withheld || data.list.offerings.some((one) => one.code === code)
  const query = useOfferings(activity, isListed ? null : code)
  return { query, offering: query.data?.list.offerings.find((one) => one.code === code) }
}
