import type { AccountValuesReply } from '@foyer/api/accounts'
import { loginBodyFields } from '@foyer/protocol/gateway'
import { useQuery } from '@tanstack/react-query'
import { openSession } from '../../../platform/session.ts'
import { useUser } from '../../../platform/user-store.ts'
import { retryRead, uncached } from '../../../shared/server/queries.ts'

const { password, passwordDs } = loginBodyFields

/** The values of the account that is logged in, on past trading days. They change once a day. */
export const useValues = () => {
  const account = useUser(({ userInfo }) => userInfo?.client?.clientId)
  return useQuery({
    queryKey: ['account-values', account],
    queryFn: async ({ signal }) =>
      (await openSession()).gateway<AccountValuesReply>({
        function: 'trade/account/values',
        publicParamsType: 2,
        magicKeyValue: { password, passwordDs },
        signal,
      }),
    staleTime: 600_000,
    retry: retryRead,
    ...uncached,
  })
}
