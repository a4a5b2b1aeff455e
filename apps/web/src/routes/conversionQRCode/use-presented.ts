import type { PresentReply, PresentRequest } from '@foyer/contract/presentations'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../platform/session.ts'
import { useUser } from '../../platform/user-store.ts'
import { useIsVisitor } from '../../platform/visitor.ts'
import type { Personal } from '../../shared/personal/use-personal.ts'
import { useSession } from '../../shared/server/use-session.ts'

type Presentation = NonNullable<PresentReply['presentation']>

/** A code on the screen. Readings of the page's stopwatch, `performance.now()`. */
export interface Shown extends Presentation {
  readonly renewAt: number
  readonly endsAt: number
}

export interface Presented extends Omit<PresentReply, 'presentation'> {
  readonly shown: Shown | undefined
  readonly receivedAt: number
}

/** How long it waits after so many failures in a row: 2, 4, 8 … 30 seconds. */
const pauseAfter = (failures: number) => Math.min(30_000, 1_000 * 2 ** failures)

/** How often it is asked what became of the voucher: soon after the counter has scanned it the page says so. */
const often = 4_000

const isOpen = (status: PresentReply['status']) => status === 'available' || status === 'pending'

/**
 * The voucher and the code that shows it, asked again every few seconds and as soon as the code needs renewal. It rests
 * while the page is hidden or offline, and goes on at once afterwards; what is over is not asked about any more.
 */
export const usePresented = (id: string): Personal<Presented> => {
  const { flag, userInfo } = useUser()
  const session = useSession()
  const isVisitor = useIsVisitor()
  const person = userInfo?.mobileNo
  const client = useQueryClient()
  const failures = useRef(0)
  // what is kept under it is of one person and account: nobody ever sees another's code
  const queryKey = ['presented', id, person, userInfo?.client?.clientId]

  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Presented> => {
      const askedAt = performance.now()
      const before = client.getQueryData<Presented>(queryKey)?.shown
      const body: PresentRequest = { id, ...(before && before.endsAt > askedAt && { shown: before.id }) }
      try {
        const { presentation, ...reply } = await call<PresentReply>({ path: '/user/rewards/present', body, signal })
        failures.current = 0
        // counted from the question, so that a slow answer makes it no younger
        const shown = presentation
          ? { ...presentation, renewAt: askedAt + presentation.renewIn, endsAt: askedAt + presentation.endsIn }
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
    gcTime: 0,
  })
  return {
    data: query.data,
    error: session.error ?? query.error,
    asking: session.isFetching || query.isFetching,
    person,
    isLoggedIn: flag === 'login',
    isReady: session.isSuccess || isVisitor,
    ask: () => {
      failures.current = 0
      return (session.isSuccess ? query : session).refetch()
    },
    take: () => query.refetch().then(() => undefined),
  }
}

/** There is no such voucher for this person; asking again says the same. */
export const isGone = (error: unknown): boolean => (error as { reason?: string } | null)?.reason === 'not_found'
