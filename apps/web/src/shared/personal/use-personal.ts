import type { PublicPath, SignedPath } from '@foyer/api/endpoints/calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../../platform/session.ts'
import { useUser } from '../../platform/user-store.ts'
import { useIsVisitor } from '../../platform/visitor.ts'
import { takeArrived } from '../server/arrived.ts'
import { getPublic } from '../server/public-call.ts'
import { retryRead, uncached } from '../server/queries.ts'
import { useSession } from '../server/use-session.ts'

/** The state of a signed call about the signed-in person. */
export interface Personal<Reply> {
  /** `receivedAt`: `performance.now()` in milliseconds when the answer arrived */
  data: (Reply & { receivedAt: number }) | undefined
  /** error of the last request; null if it succeeded or none was sent */
  error: unknown
  isFetching: boolean
  /** masked phone number of the signed-in person; undefined for a visitor */
  person: string | undefined
  /** true at login level */
  isLoggedIn: boolean
  /** true once it is known who is signed in; without a `person` there is then nothing to request */
  isReady: boolean
  /** requests again */
  refetch: () => Promise<unknown>
  /** stores the answer of another call */
  take: (reply: Reply) => Promise<void>
}

interface Options<Body, Reply> {
  /** also requests for visitors, and not only for signed-in persons */
  forVisitors?: boolean
  /** path of the same data for anyone, unsigned; visitors get it without a session */
  publicPath?: PublicPath<Reply>
  enabled?: boolean
  /** fields that every further request adds to the body. Its answer replaces the shown one. */
  added?: Partial<Body>
}

/** Milliseconds. A part of the screen that appears just after an answer shows it, and does not request it again. */
const freshFor = 5_000

/**
 * Sends a signed read-only call for the signed-in person, and again when the tab becomes visible. The cache key
 * contains person and account, so no one sees another person's answer. Nothing is cached after the screen is left.
 */
export const usePersonal = <Body extends object, Reply extends object>(
  path: SignedPath<Body, Reply>,
  body: NoInfer<Body>,
  {
    publicPath,
    forVisitors = publicPath !== undefined,
    enabled = true,
    added,
  }: Options<NoInfer<Body>, NoInfer<Reply>> = {},
): Personal<Reply> => {
  const client = useQueryClient()
  const { flag, userInfo } = useUser()
  const session = useSession()
  const isVisitor = useIsVisitor()
  const person = userInfo?.mobileNo
  const isPublic = publicPath !== undefined && isVisitor
  const queryKey = ['personal', isPublic ? publicPath : path, body, person, userInfo?.client?.clientId]
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const reply = isPublic ? getPublic(publicPath, signal) : api(path, { ...body, ...added }, { signal })
      return { ...(await reply), receivedAt: performance.now() }
    },
    initialData: () => {
      const arrived = isPublic ? takeArrived(publicPath) : undefined
      return arrived && { ...arrived.document, receivedAt: arrived.at }
    },
    enabled: enabled && (isPublic || (session.isSuccess && (forVisitors || person !== undefined))),
    // a refusal would be repeated, so only unknown outcomes are retried
    retry: retryRead,
    refetchOnWindowFocus: 'always',
    // Personal data is not cached. Public data is, because otherwise it would be dropped before the first screen is
    // drawn.
    ...(!isPublic && { ...uncached, staleTime: freshFor }),
  })
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return {
    data: query.data,
    error: isPublic ? query.error : (session.error ?? query.error),
    isFetching: (!isPublic && session.isFetching) || query.isFetching,
    person,
    isLoggedIn: flag === 'login',
    isReady: session.isSuccess || isVisitor,
    // a call whose outcome becomes unknown may end long after its screen was left
    refetch: async () => isShown.current && (isPublic || session.isSuccess ? query : session).refetch(),
    take: async (reply) => {
      // an answer still in flight is older than this reply
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, { ...reply, receivedAt: performance.now() })
    },
  }
}
