import type { VirtualAssetFunds } from '@foyer/api/virtual-assets'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { pathTo } from '../../platform/path-to.ts'
import { takeArrived } from '../../shared/server/arrived.ts'
import { getPublic } from '../../shared/server/public-call.ts'

const path = pathTo('GET /virtual-assets/funds')

/** The public facts and fees of the funds. The head script requests them together with the activity. */
export const useFunds = (): UseQueryResult<VirtualAssetFunds> =>
  useQuery({
    queryKey: ['virtual-asset-funds'],
    queryFn: ({ signal }) => getPublic(path, signal),
    initialData: () => takeArrived(path)?.document,
  })
