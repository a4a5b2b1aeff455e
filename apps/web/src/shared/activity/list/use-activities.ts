import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../platform/path-to.ts'
import { takeArrived } from '../../server/arrived.ts'
import { getPublic } from '../../server/public-call.ts'

const path = pathTo('GET /activities')

/** The list of activities, requested once for all parts that show activities. */
export const useActivities = () =>
  useQuery({
    queryKey: ['activities'],
    // without a network the service worker may have the list
    networkMode: 'offlineFirst',
    queryFn: ({ signal }) => getPublic(path, signal),
    initialData: () => takeArrived(path)?.document,
  })
