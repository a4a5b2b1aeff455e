import type { ActivityList } from '@foyer/contract/activities'
import { useQuery } from '@tanstack/react-query'
import { getPublic } from '../../../shared/server/public-call.ts'

/** The list of activities: one call, however many parts of the hall read it. */
export const useActivities = () =>
  useQuery({
    queryKey: ['activities'],
    queryFn: ({ signal }) => getPublic<ActivityList>('activities', signal),
  })
