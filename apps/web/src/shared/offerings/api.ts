import type { OfferingList } from '@foyer/contract/offerings'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { loadConfig } from '../../platform/config.ts'
import { failureOf } from '../../platform/session.ts'
import { isOutcomeUnknown } from '../once/outcome.ts'
import { takeArrived } from '../server/early.ts'
import { getPublic } from '../server/public-call.ts'

/** What can be applied for, as anyone may read it. */
export interface Offers {
  readonly list: OfferingList
  /** reading of the page's stopwatch, `performance.now()`, when it came */
  readonly receivedAt: number
  /** address of a picture of the house, such as a page of a document */
  mediaUrl(name: string): string
}

/** As the server names offerings; anything else in an address is not asked for. */
const codePattern = /^[a-z0-9-]{3,40}$/

const offersOf = (list: OfferingList, receivedAt: number, api: string): Offers => ({
  list,
  receivedAt,
  mediaUrl: (name) => `${api}/media/${name}`,
})

/**
 * Every offering of an activity, which the head script asked for beside the activity (`early: 'offerings/491'`), or with a
 * `code` that one alone: those made for a test are in no list.
 */
export const useOfferings = (activity: number, code: string | null = null): UseQueryResult<Offers> => {
  const isOne = code !== null && codePattern.test(code)
  const path = `offerings/${activity}${isOne ? `/${code}` : ''}`
  return useQuery({
    queryKey: ['offerings', path],
    queryFn: async ({ signal }) => {
      const [{ hosts }, list] = await Promise.all([loadConfig(), getPublic<OfferingList>(path, signal)])
      return offersOf(list, performance.now(), hosts.api)
    },
    initialData: () => {
      const arrived = takeArrived<OfferingList>(path)
      return arrived && offersOf(arrived.document, arrived.at, arrived.api)
    },
    retry: (failures, error) => failures < 2 && isOutcomeUnknown(failureOf(error).reason),
    refetchOnWindowFocus: 'always',
  })
}
