import type { FinancingRates, MarginableReply, MarginableSecurity } from '@foyer/contract/financing'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { getPublic } from '../../shared/server/public-call.ts'
import type { EndlessPage } from '../../shared/ui/endless-list/use-endless.ts'

const path = 'financing/rates'

/** Asked for as soon as this code is there, beside the activity that the head script asked for; used once. */
let first: Promise<FinancingRates> | undefined = getPublic<FinancingRates>(path)
first.catch(() => undefined)

const takeFirst = () => {
  const taken = first
  first = undefined
  return taken
}

/** What loans cost, as anyone may read it. */
export const useRates = (): UseQueryResult<FinancingRates> =>
  useQuery({
    queryKey: ['financing-rates'],
    queryFn: ({ signal }) => takeFirst() ?? getPublic<FinancingRates>(path, signal),
  })

/** A page of what can be borrowed against, with how many there are on all of them. */
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
