import type { AccountFiguresReply } from '@foyer/api/accounts'
import { loginBodyFields } from '@foyer/protocol/gateway'
import { useQuery } from '@tanstack/react-query'
import type { Failure } from '../../../platform/failure.ts'
import { failureOf, openSession } from '../../../platform/session.ts'
import { useUser } from '../../../platform/user-store.ts'
import { retryRead, uncached } from '../../../shared/server/queries.ts'

/**
 * How often the figures are requested while the page is visible, in milliseconds: while the market is open, and while
 * it is closed.
 */
const whileOpen = 10_000
const whileClosed = 60_000

const { password, passwordDs } = loginBodyFields

const requestFigures = async (signal: AbortSignal): Promise<AccountFiguresReply> =>
  (await openSession()).gateway<AccountFiguresReply>({
    function: 'trade/account/figures',
    publicParamsType: 2,
    // the call needs both secrets of the login
    magicKeyValue: { password, passwordDs },
    signal,
  })

/**
 * The figures of the account that is logged in. They are requested at intervals while the page is visible, and not
 * cached.
 */
export const useFigures = () => {
  const account = useUser(({ userInfo }) => userInfo?.client?.clientId)
  const query = useQuery({
    queryKey: ['account-figures', account],
    queryFn: ({ signal }) => requestFigures(signal),
    refetchInterval: ({ state: { data } }) => (data?.market.state === 'open' ? whileOpen : whileClosed),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    // a refusal is not retried, because the answer would be the same
    retry: retryRead,
    ...uncached,
  })
  return {
    data: query.data,
    /** the reason why the last request failed; null if it succeeded. Functions of the gateway declare no reasons */
    failure: query.error && (failureOf(query.error) as Failure),
    error: query.error,
    isFetching: query.isFetching,
    refetch: () => query.refetch(),
  }
}
