import type { PresentReply, PresentRequest } from '@foyer/contract/presentations'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../platform/session.ts'
import { useUser } from '../../platform/user-store.ts'
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
  const person = userInfo?.mobileNo
  const latest = useRef<Shown>(undefined)

  const query = useQuery({
    queryKey: ['presented', id, person],
    queryFn: async ({ signal }): Promise<Presented> => {
      const askedAt = performance.now()
      const shown = latest.current && latest.current.endsAt > askedAt ? latest.current.id : undefined
      const body: PresentRequest = { id, ...(shown && { shown }) }
      const { presentation, ...reply } = await call<PresentReply>({ path: '/user/rewards/present', body, signal })
      if (presentation) {
        // counted from the question, so that a slow answer makes it no younger
        const { renewIn, endsIn } = presentation
        latest.current = { ...presentation, renewAt: askedAt + renewIn, endsAt: askedAt + endsIn }
      }
      return {
        ...reply,
        shown: reply.status === 'available' ? latest.current : undefined,
        receivedAt: performance.now(),
      }
    },
    enabled: session.isSuccess && person !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, error } }) =>
      isGone(error) || (data && !isOpen(data.status))
        ? false
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
    isReady: session.isSuccess,
    ask: () => (session.isSuccess ? query : session).refetch(),
    take: () => query.refetch().then(() => undefined),
  }
}

/** There is no such voucher for this person; asking again says the same. */
export const isGone = (error: unknown): boolean => (error as { reason?: string } | null)?.reason === 'not_found'
