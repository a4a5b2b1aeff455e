import type { GateState, JoinStatus } from '@foyer/contract/activities'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/session.ts'
import { useUser } from '../../../platform/user-store.ts'
import { useIsVisitor } from '../../../platform/visitor.ts'
import { useSession } from '../../server/use-session.ts'
import type { Activity } from '../activity.ts'
import { isBefore } from '../phase-moments.ts'
import { publicGate } from './public-gate.ts'

/** Where the caller stands, as the server said last. */
export interface Standing {
  /** undefined while nobody has said since the activity opened or closed */
  gate: GateState | undefined
  status: (JoinStatus & { receivedAt: number }) | undefined
  /** why the last question had no answer; null where it had one */
  error: unknown
  asking: boolean
  /** masked number of who is signed in; undefined for a visitor */
  person: string | undefined
  /** asks for detail and standing once more */
  ask: () => Promise<unknown>
  /** takes over the status that came with a join */
  take: (status: JoinStatus) => Promise<void>
}

const stamped = (status: JoinStatus) => ({ ...status, receivedAt: performance.now() })

/**
 * Asks where the caller stands, visitors included, once the page stands: the second, personal half of the gate. Where
 * there is nothing to join, or nothing that the caller may see, nobody is asked. A tab that comes back asks again, since
 * the person may have joined in another.
 */
export const useStanding = ({ detail }: Activity): Standing => {
  const client = useQueryClient()
  const { userInfo } = useUser()
  const isVisitor = useIsVisitor()
  const isUseful = detail.joinLevel !== null && !detail.withheld && !detail.preview
  const session = useSession(isUseful)
  // somebody else's answer is never shown
  const queryKey = ['join-status', detail.number, userInfo?.mobileNo, userInfo?.client?.clientId]
  const standing = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      stamped(await call<JoinStatus>({ path: `/user/${detail.number}/joinStatus`, body: {}, signal })),
    enabled: isUseful && session.isSuccess,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
    gcTime: 0,
  })
  const { data: status } = standing
  return {
    gate: status && !isBefore(status.asOf, detail) ? status.gate : publicGate(detail, isVisitor),
    status,
    error: session.error ?? standing.error,
    asking: session.isFetching || standing.isFetching,
    person: userInfo?.mobileNo,
    ask: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['activity', detail.code] }),
        (session.isSuccess ? standing : session).refetch(),
      ]),
    take: async (status) => {
      // an answer still on its way is of the time before
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, stamped(status))
    },
  }
}
