import { type QueryKey, useQuery } from '@tanstack/react-query'
import { pathTo } from '../../platform/path-to.ts'
import { api } from '../../platform/session.ts'
import { useUser } from '../../platform/user-store.ts'
import { retryRead } from '../server/queries.ts'
import { useSession } from '../server/use-session.ts'

/** The cache key of a person's unread count, so that no one sees another person's. */
export const unreadKey = (person: string | undefined): QueryKey => ['notices-unread', person]

/**
 * The number of unread notices of the signed-in person; undefined for a visitor and until it is known. It is requested
 * again when a screen opens after half a minute, and when the page becomes visible again, after reading on another device.
 */
export const useUnread = (): number | undefined => {
  const session = useSession()
  const person = useUser((state) => state.userInfo?.mobileNo)
  const { data } = useQuery({
    queryKey: unreadKey(person),
    queryFn: ({ signal }) => api(pathTo('POST /user/notices/unread'), {}, { signal }),
    enabled: session.isSuccess && person !== undefined,
    retry: retryRead,
    refetchOnWindowFocus: 'always',
  })
  return data?.unread
}
