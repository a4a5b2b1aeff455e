import type { AccountFiguresReply } from '@foyer/contract/accounts'
import { loginBodyFields } from '@foyer/contract/gateway'
import { useQuery } from '@tanstack/react-query'
import { failureOf, openSession } from '../../../platform/session.ts'
import { useUser } from '../../../platform/user-store.ts'
import { isOutcomeUnknown } from '../../../shared/once/outcome.ts'

/** How often it is asked while somebody looks, by whether prices move. Milliseconds. */
const whileOpen = 10_000
const whileClosed = 60_000

const { password, passwordDs } = loginBodyFields

const ask = async (signal: AbortSignal): Promise<AccountFiguresReply> =>
  (await openSession()).gateway<AccountFiguresReply>({
    function: 'trade/account/figures',
    publicParamsType: 2,
    // both secrets of the login go with the call
    magicKeyValue: { password, passwordDs },
    signal,
  })

/** Figures of the account that is logged in to, asked again every so often while the page can be seen; kept nowhere. */
export const useFigures = () => {
  const account = useUser(({ userInfo }) => userInfo?.client?.clientId)
  const query = useQuery({
    queryKey: ['account-figures', account],
    queryFn: ({ signal }) => ask(signal),
    refetchInterval: ({ state: { data } }) => (data?.market.state === 'open' ? whileOpen : whileClosed),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    // what was refused is refused again
    retry: (failures, error) => failures < 2 && isOutcomeUnknown(failureOf(error).reason),
    gcTime: 0,
  })
  return {
    data: query.data,
    /** why the last answer did not come; null where it did */
    failure: query.error && failureOf(query.error),
    error: query.error,
    asking: query.isFetching,
    ask: () => query.refetch(),
  }
}
