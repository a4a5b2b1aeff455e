import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { takeArrived } from '../server/early.ts'
import { getPublic } from '../server/public-call.ts'

/** A published document, as anyone may read it; the head script asked for it before React. */
export const usePublic = <Document>(path: string): UseQueryResult<Document> =>
  useQuery({
    queryKey: ['published', path],
    // without a network the service worker may know
    networkMode: 'offlineFirst',
    queryFn: ({ signal }) => getPublic<Document>(path, signal),
    initialData: () => takeArrived<Document>(path)?.document,
  })
