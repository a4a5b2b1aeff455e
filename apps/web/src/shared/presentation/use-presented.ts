import type { PresentReply, PresentRequest } from '@foyer/api/presentations'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { FailureOf } from '../../platform/failure.ts'
import { pathTo } from '../../platform/path-to.ts'
import { api } from '../../platform/session.ts'
import { useUser } from '../../platform/user-store.ts'
import { useIsVisitor } from '../../platform/visitor.ts'
import type { Personal } from '../personal/use-personal.ts'
import { uncached } from '../server/queries.ts'
import { useSession } from '../server/use-session.ts'

type Presentation = NonNullable<PresentReply['presentation']>

/** A code on the screen. Times are values of `performance.now()`. */
export interface Shown extends Presentation {
  readonly renewAt: number
  readonly endsAt: number
}

export interface Presented extends Omit<PresentReply, 'presentation'> {
  readonly shown: Shown | undefined
  readonly receivedAt: number
}

/** Milliseconds of backoff after a number of failures in a row: 2, 4, 8 … 30 seconds. */
const pauseAfter = (failures: number) => Math.min(30_000, 1_000 * 2 ** failures)

/** Milliseconds between requests for the state of the voucher. The page shows a scan soon after it. */
const often = 4_000

const isOpen = (status: PresentReply['status']) => status === 'available' || status === 'pending'

/**
 * The voucher and its current code, requested every few seconds and when the code needs renewal. Requests pause while
 * the page is hidden or offline and continue immediately afterwards. A voucher in a final state is not requested any
 * more.
 */
export const usePresented = (id: string): Personal<Presented> => {
  const { flag, userInfo } = useUser()
  const session = useSession()
  const isVisitor = useIsVisitor()
  const person = userInfo?.mobileNo
  const client = useQueryClient()
  const failures = useRef(0)
  // the cache key contains person and account, so that no person sees another person's code
  const queryKey = ['presented', id, person, userInfo?.client?.clientId]

  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Presented> => {
      const requestedAt = performance.now()
      const before = client.getQueryData<Presented>(queryKey)?.shown
      const body: PresentRequest = { id, ...(before && before.endsAt > requestedAt && { shown: before.id }) }
      try {
        const { presentation, ...reply } = await api(pathTo('POST /user/rewards/present'), body, { signal })
        failures.current = 0
        // counted from the time of the request, so that a slow answer does not extend the code
        const shown = presentation
          ? { ...presentation, renewAt: requestedAt + presentation.renewIn, endsAt: requestedAt + presentation.endsIn }
          : before
        return { ...reply, shown: reply.status === 'available' ? shown : undefined, receivedAt: performance.now() }
      } catch (error) {
        if (!signal.aborted) failures.current++
        throw error
      }
    },
    enabled: session.isSuccess && person !== undefined,
    refetchInterval: ({ state: { data, error } }) =>
      isGone(error) || (data && !isOpen(data.status))
        ? false
        : error
          ? pauseAfter(failures.current)
          : Math.min(often, Math.max(500, (data?.shown?.renewAt ?? Infinity) - performance.now())),
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
    retry: false,
    ...uncached,
  })
  return {
    data: query.data,
    error: session.error ?? query.error,
    isFetching: session.isFetching || query.isFetching,
    person,
    isLoggedIn: flag === 'login',
    isReady: session.isSuccess || isVisitor,
    refetch: () => {
      failures.current = 0
      return (session.isSuccess ? query : session).refetch()
    },
    take: () => query.refetch().then(() => undefined),
  }
}

/** Whether the person has no such voucher. Another request would give the same answer. */
export const isGone = (error: unknown): boolean =>
  (error as Partial<FailureOf<'POST /user/rewards/present'>> | null)?.reason === 'not_found'
