import type { VirtualAssetFunds } from '@foyer/contract/virtual-assets'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { takeArrived } from '../../shared/server/early.ts'
import { getPublic } from '../../shared/server/public-call.ts'

const path = 'virtual-assets/funds'

/** The public facts and fees of the funds. The head script requests them together with the activity. */
export const useFunds = (): UseQueryResult<VirtualAssetFunds> =>
  useQuery({
    queryKey: ['virtual-asset-funds'],
    queryFn: ({ signal }) => getPublic<VirtualAssetFunds>(path, signal),
    initialData: () => takeArrived<VirtualAssetFunds>(path)?.document,
  })
