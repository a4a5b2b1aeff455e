import type { Application, MyOfferings } from '@foyer/api/offerings'
import { loginBodyFields } from '@foyer/protocol/gateway'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { openSession } from '../../platform/session.ts'
import { useUser } from '../../platform/user-store.ts'
import { useIsVisitor } from '../../platform/visitor.ts'
import type { Personal } from '../personal/use-personal.ts'
import { retryRead, uncached } from '../server/queries.ts'
import { useSession } from '../server/use-session.ts'

/** Applications and money of the logged-in account. */
export type MyOfferingsQuery = Personal<MyOfferings>

/** Milliseconds between two requests while it is being found out what became of an application. */
const whileFoundOut = 5_000
const isFoundOut = ({ status }: Application): boolean => status === 'placing' || status === 'cancelling'

const { password, passwordDs } = loginBodyFields

const requestMyOfferings = async (activity: number, signal: AbortSignal): Promise<MyOfferings> =>
  (await openSession()).gateway<MyOfferings>({
    function: 'trade/offerings/mine',
    publicParamsType: 2,
    params: { activity },
    // the call contains both login secrets
    magicKeyValue: { password, passwordDs },
    signal,
  })

/**
 * Loads the logged-in account's status for the offerings of an activity. Sends no request without a login, and stores
 * nothing. Show it with a `PersonalPart` of level login.
 */
export const useMyOfferings = (activity: number): MyOfferingsQuery => {
  const client = useQueryClient()
  const { flag, userInfo } = useUser()
  const session = useSession()
  const isVisitor = useIsVisitor()
  const isLoggedIn = flag === 'login'
  const queryKey = ['my-offerings', activity, userInfo?.mobileNo, userInfo?.client?.clientId]
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => ({ ...(await requestMyOfferings(activity, signal)), receivedAt: performance.now() }),
    enabled: session.isSuccess && isLoggedIn,
    // a refusal would be repeated, so only unknown outcomes are retried
    retry: retryRead,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data?.applications.some(isFoundOut) ? whileFoundOut : false),
    ...uncached,
  })
  return {
    data: query.data,
    error: session.error ?? query.error,
    isFetching: session.isFetching || query.isFetching,
    person: userInfo?.mobileNo,
    isLoggedIn,
    isReady: session.isSuccess || isVisitor,
    refetch: async () => {
      if (isLoggedIn && session.isSuccess) return query.refetch()
      // a visitor gets no session; a failed session is requested again
      if (isLoggedIn || session.isError) return session.refetch()
    },
    take: async (reply) => {
      // an answer still in flight is older than this reply
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, { ...reply, receivedAt: performance.now() })
    },
  }
}
