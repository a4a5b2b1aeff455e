import type { ActivityList } from '@foyer/contract/activities'
import { useQuery } from '@tanstack/react-query'
import { takeArrived } from '../../../shared/server/early.ts'
import { getPublic } from '../../../shared/server/public-call.ts'

/** The list of activities, requested once for all parts of the hall. */
export const useActivities = () =>
  useQuery({
    queryKey: ['activities'],
    // without a network the service worker may have the list
    networkMode: 'offlineFirst',
    queryFn: ({ signal }) => getPublic<ActivityList>('activities', signal),
    initialData: () => takeArrived<ActivityList>('activities')?.document,
  })
