import type { PublicPath } from '@foyer/api/endpoints/calls'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { takeArrived } from '../server/arrived.ts'
import { getPublic } from '../server/public-call.ts'

/** Loads a public document. The head script has already requested it before React starts. */
export const usePublic = <Document>(path: PublicPath<Document>): UseQueryResult<Document> =>
  useQuery({
    queryKey: ['published', path],
    // offline, the service worker may have the answer
    networkMode: 'offlineFirst',
    queryFn: ({ signal }) => getPublic(path, signal),
    initialData: () => takeArrived(path)?.document,
  })
