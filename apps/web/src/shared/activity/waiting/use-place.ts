import type { WaitingPlace, WaitingReply } from '@foyer/api/waiting-rooms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { api, failureOf } from '../../../platform/session.ts'
import { withQuery } from '../../../platform/with-query.ts'
import { getPublic } from '../../server/public-call.ts'
import { uncached } from '../../server/queries.ts'

/** Seconds until the next look after a failure that names no time. */
const afterFailure = 10

interface Looked {
  place: WaitingPlace | undefined
  /** why the latest look failed; null if it succeeded */
  error: unknown
  isFetching: boolean
  /** looks now; a person whose turn has passed gets a new place */
  look: () => Promise<unknown>
}

/**
 * The person's place in the waiting room. The first call gives a place, or the place that the person already has on any
 * device, so a reload loses nothing. Later looks send the ticket alone, which costs the server no statement. They follow
 * the pause that the server names, stop while the tab is hidden, and look at once when it becomes visible.
 */
export const usePlace = (number: number, person: string | undefined): Looked => {
  // up to a quarter more, so that the phones of all who wait do not look at the same moment
  const [spread] = useState(() => 1000 * (1 + Math.random() / 4))
  const query = useQuery({
    queryKey: ['waiting-place', number, person],
    queryFn: async ({ signal, client, queryKey }): Promise<WaitingReply> => {
      const before = client.getQueryData<WaitingReply>(queryKey)
      if (!before?.ticket || before.place.state === 'missed')
        return api(pathTo('POST /user/:number/waiting', { number }), {}, { signal })
      const place = await getPublic(withQuery(pathTo('GET /waiting'), { ticket: before.ticket }), signal)
      return { ticket: before.ticket, place }
    },
    retry: false,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, error } }) => {
      if (error) return spread * (failureOf(error).detail?.retryAfter ?? afterFailure)
      // a person decides whether to begin again
      return data && data.place.state !== 'missed' ? spread * data.place.lookAgainIn : false
    },
    ...uncached,
  })
  return {
    place: query.data?.place,
    error: query.error,
    isFetching: query.isFetching,
    look: () => query.refetch(),
  }
}
