import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, failureOf } from '../../platform/session.ts'
import { useUser } from '../../platform/user-store.ts'
import { useIsVisitor } from '../../platform/visitor.ts'
import { isOutcomeUnknown } from '../once/outcome.ts'
import { takeArrived } from '../server/early.ts'
import { getPublic } from '../server/public-call.ts'
import { useSession } from '../server/use-session.ts'

/** What a signed call told about the person who is signed in. */
export interface Personal<Reply> {
  /** `receivedAt`: reading of the page's stopwatch, `performance.now()`, when it came */
  data: (Reply & { receivedAt: number }) | undefined
  /** of the last time it was asked; null where that went well, or it was not asked yet */
  error: unknown
  asking: boolean
  /** masked number of who is signed in; undefined for a visitor */
  person: string | undefined
  /** at login level */
  isLoggedIn: boolean
  /** it is known who is signed in: without a `person` there is nobody to ask for */
  isReady: boolean
  /** asks once more */
  ask: () => Promise<unknown>
  /** takes over what another call answered */
  take: (reply: Reply) => Promise<void>
}

interface Options {
  /** asked of visitors too; else only of somebody who is signed in */
  forVisitors?: boolean
  /** the same as anyone may see it, unsigned: visitors are answered with it, and need no session for it */
  publicPath?: string
  enabled?: boolean
}

/**
 * Asks a signed call that only reads, of whoever is signed in, and again when the tab comes back. Answers are of one
 * person and account: nobody ever sees another's. Nothing is kept once the screen is left.
 */
export const usePersonal = <Reply extends object>(
  path: string,
  body: object = {},
  { publicPath, forVisitors = publicPath !== undefined, enabled = true }: Options = {},
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
      const reply = isPublic ? getPublic<Reply>(publicPath, signal) : call<Reply>({ path, body, signal })
      return { ...(await reply), receivedAt: performance.now() }
    },
    initialData: () => {
      const arrived = isPublic ? takeArrived<Reply>(publicPath) : undefined
      return arrived && { ...arrived.document, receivedAt: arrived.at }
    },
    enabled: enabled && (isPublic || (session.isSuccess && (forVisitors || person !== undefined))),
    // what was refused is refused again
    retry: (failures, error) => failures < 2 && isOutcomeUnknown(failureOf(error).reason),
    refetchOnWindowFocus: 'always',
    refetchOnMount: isPublic || 'always',
    // nothing of a person is kept; what anyone may see is, or it would be gone before the first screen is drawn
    ...(!isPublic && { gcTime: 0 }),
  })
  return {
    data: query.data,
    error: isPublic ? query.error : (session.error ?? query.error),
    asking: (!isPublic && session.isFetching) || query.isFetching,
    person,
    isLoggedIn: flag === 'login',
    isReady: session.isSuccess || isVisitor,
    ask: () => (isPublic || session.isSuccess ? query : session).refetch(),
    take: async (reply) => {
      // an answer still on its way is of the time before
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, { ...reply, receivedAt: performance.now() })
    },
  }
}
