import { offeringCodePattern } from '@foyer/api/codes'
import type { OfferingList } from '@foyer/api/offerings'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { loadConfig } from '../../platform/config.ts'
import { mediaUrl } from '../../platform/media-url.ts'
import { pathTo } from '../../platform/path-to.ts'
import { takeArrived } from '../server/arrived.ts'
import { getPublic } from '../server/public-call.ts'
import { retryRead } from '../server/queries.ts'

/** The calls that load offerings. */
export type OffersCall = 'GET /offerings/:activity' | 'GET /offerings/:activity/:code'

/** Offerings as public data. */
export interface Offers {
  readonly list: OfferingList
  /** `performance.now()` in milliseconds when the answer arrived */
  readonly receivedAt: number
  /** address of one of the firm's pictures, such as a page of a document */
  mediaUrl(name: string): string
}

const offersOf = (list: OfferingList, receivedAt: number, api: string): Offers => ({
  list,
  receivedAt,
  mediaUrl: (name) => mediaUrl(api, name),
})

/**
 * Loads all offerings of an activity, which the head script requested together with it (`early: '/offerings/491'`). With
 * a `code`, loads only that one, because offerings made for a test are in no list.
 */
export const useOfferings = (activity: number, code: string | null = null): UseQueryResult<Offers> => {
  const isOne = code !== null && offeringCodePattern.test(code)
  const path = isOne
    ? pathTo('GET /offerings/:activity/:code', { activity, code })
    : pathTo('GET /offerings/:activity', { activity })
  return useQuery({
    queryKey: ['offerings', path],
    queryFn: async ({ signal }) => {
      const [{ hosts }, list] = await Promise.all([loadConfig(), getPublic(path, signal)])
      return offersOf(list, performance.now(), hosts.api)
    },
    initialData: () => {
      const arrived = takeArrived(path)
      return arrived && offersOf(arrived.document, arrived.at, arrived.api)
    },
    retry: retryRead,
    refetchOnWindowFocus: 'always',
  })
}
