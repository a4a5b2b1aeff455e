import type { FinancingRates, MarginableReply, MarginableSecurity } from '@foyer/contract/financing'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { takeArrived } from '../../shared/server/early.ts'
import { getPublic } from '../../shared/server/public-call.ts'
import type { EndlessPage } from '../../shared/ui/endless-list/use-endless.ts'

const path = 'financing/rates'

/** Loads the public financing rates. The head script requests them together with the activity. */
export const useRates = (): UseQueryResult<FinancingRates> =>
  useQuery({
    queryKey: ['financing-rates'],
    queryFn: ({ signal }) => getPublic<FinancingRates>(path, signal),
    initialData: () => takeArrived<FinancingRates>(path)?.document,
  })

/** A page of securities that secure a loan, with the total over all pages. */
export interface SecuritiesPage extends EndlessPage<MarginableSecurity> {
  readonly total: number
}

export const loadSecurities = async (
  content: string,
  cursor: string | undefined,
  signal: AbortSignal | undefined,
): Promise<SecuritiesPage> => {
  const query = new URLSearchParams({ ...(content && { content }), ...(cursor && { cursor }) }).toString()
  const reply = await getPublic<MarginableReply>(`financing/securities${query && `?${query}`}`, signal)
  return { items: reply.securities, next: reply.next, total: reply.total }
}
