import type { FinancingRates, MarginableSecurity } from '@foyer/api/financing'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { pathTo } from '../../platform/path-to.ts'
import { withQuery } from '../../platform/with-query.ts'
import { takeArrived } from '../../shared/server/arrived.ts'
import { getPublic } from '../../shared/server/public-call.ts'
import type { EndlessPage } from '../../shared/ui/endless-list/use-endless.ts'

const path = pathTo('GET /financing/rates')

/** Loads the public financing rates. The head script requests them together with the activity. */
export const useRates = (): UseQueryResult<FinancingRates> =>
  useQuery({
    queryKey: ['financing-rates'],
    queryFn: ({ signal }) => getPublic(path, signal),
    initialData: () => takeArrived(path)?.document,
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
  const reply = await getPublic(
    withQuery(pathTo('GET /financing/securities'), { content: content || undefined, cursor }),
    signal,
  )
  return { items: reply.securities, next: reply.next, total: reply.total }
}
