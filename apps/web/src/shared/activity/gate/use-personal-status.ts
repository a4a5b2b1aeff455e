import type { JoinStatus } from '@foyer/api/activities'
import type { GateState } from '@foyer/api/gate'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { pathTo } from '../../../platform/path-to.ts'
import { api } from '../../../platform/session.ts'
import { useUser } from '../../../platform/user-store.ts'
import { useIsVisitor } from '../../../platform/visitor.ts'
import { uncached } from '../../server/queries.ts'
import { useSession } from '../../server/use-session.ts'
import type { Activity } from '../activity.ts'
import { isBefore } from '../phase-moments.ts'
import { publicGate } from './public-gate.ts'

/** The person's status at the gate, from the newest server answer. */
export interface PersonalStatus {
  /** undefined until an answer arrives from after the activity opened or closed */
  gate: GateState | undefined
  status: (JoinStatus & { receivedAt: number }) | undefined
  /** why the last request failed; null if it succeeded */
  error: unknown
  isFetching: boolean
  /** masked phone number of the signed-in person; undefined for a visitor */
  person: string | undefined
  /** requests the detail and the status again */
  refetch: () => Promise<unknown>
  /** stores the status that a join returned */
  take: (status: JoinStatus) => Promise<void>
}

const stamped = (status: JoinStatus) => ({ ...status, receivedAt: performance.now() })

/**
 * Requests the caller's status at the gate, also for visitors, after the page has rendered: the second, personal half
 * of the gate. Sends no request where there is nothing to join or where the activity is withheld or a draft. Requests
 * again when the tab becomes visible, since the person may have joined in another tab.
 */
export const usePersonalStatus = ({ detail }: Activity): PersonalStatus => {
  const client = useQueryClient()
  const { userInfo } = useUser()
  const isVisitor = useIsVisitor()
  const isUseful = detail.joinLevel !== null && !detail.withheld && !detail.preview
  const session = useSession(isUseful)
  // the key contains the person, so that another person's answer is never shown
  const queryKey = ['join-status', detail.number, userInfo?.mobileNo, userInfo?.client?.clientId]
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      stamped(await api(pathTo('POST /user/:number/joinStatus', { number: detail.number }), {}, { signal })),
    enabled: isUseful && session.isSuccess,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
    ...uncached,
  })
  const { data: status } = query
  return {
    gate: status && !isBefore(status.asOf, detail) ? status.gate : publicGate(detail, isVisitor),
    status,
    error: session.error ?? query.error,
    isFetching: session.isFetching || query.isFetching,
    person: userInfo?.mobileNo,
    refetch: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['activity', detail.code] }),
        (session.isSuccess ? query : session).refetch(),
      ]),
    take: async (status) => {
      // an answer still in flight is older than the join
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, stamped(status))
    },
  }
}
