import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { openSession } from '../../platform/session.ts'
import { whenIdle } from '../../platform/when-idle.ts'

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve))

/** Opens the session with the server after the page has rendered. Signed calls wait for it. */
export const useSession = (enabled = true): UseQueryResult<boolean> =>
  useQuery({
    queryKey: ['session'],
    queryFn: () =>
      idle()
        .then(openSession)
        .then(() => true),
    enabled,
    staleTime: Infinity,
  })
