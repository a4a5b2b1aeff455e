import { brand } from '@foyer/api/brand'
import type { HotlineReply } from '@foyer/api/hotline'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { pathTo } from '../../platform/path-to.ts'
import { withQuery } from '../../platform/with-query.ts'
import { getPublic } from '../server/public-call.ts'
import { uncached } from '../server/queries.ts'

/** Whether the hotline is open, and the windows for a call. */
export const useHotline = (): UseQueryResult<HotlineReply> =>
  useQuery({
    queryKey: ['hotline'],
    // the state of an hour ago is not shown again
    ...uncached,
    queryFn: ({ signal }) => getPublic(withQuery(pathTo('GET /hotline'), { client: brand.clientApp.name }), signal),
  })
