import type { VirtualAssetFunds } from '@foyer/contract/virtual-assets'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { takeArrived } from '../../shared/server/early.ts'
import { getPublic } from '../../shared/server/public-call.ts'

const path = 'virtual-assets/funds'

/** The funds and what they charge, as anyone may read it; the head script asked for it beside the activity. */
export const useFunds = (): UseQueryResult<VirtualAssetFunds> =>
  useQuery({
    queryKey: ['virtual-asset-funds'],
    queryFn: ({ signal }) => getPublic<VirtualAssetFunds>(path, signal),
    initialData: () => takeArrived<VirtualAssetFunds>(path)?.document,
  })
