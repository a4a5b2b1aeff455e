import type { DetailsReply } from '@foyer/api/market-details'
import { instrumentCodePattern } from '@foyer/api/market-limits'
import { useQuery } from '@tanstack/react-query'
import { failureOf } from '../../platform/session.ts'
import { requestMarket } from '../../shared/market/calls.ts'
import { retryRead } from '../../shared/server/queries.ts'

/** Calls over the gateway declare no refusals, so the reason is compared as a text. */
const isMissing = (error: unknown): boolean => (failureOf(error).reason as string) === 'not_found'

/** The facts of an instrument that change at most once a day. `isUnknown`: there is no instrument with this code. */
export const useDetails = (code: string) => {
  const isCode = instrumentCodePattern.test(code)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['market-details', code],
    queryFn: ({ signal }) => requestMarket<DetailsReply>('market/details', { code }, signal),
    enabled: isCode,
    staleTime: 600_000,
    retry: retryRead,
  })
  return {
    details: data,
    isUnknown: !isCode || (error !== null && isMissing(error)),
    error: data ? null : error,
    isFetching,
    refetch: () => void refetch(),
  }
}
