import type { RedirectReply, RedirectRequest, RedirectTarget } from '@foyer/contract/redirects'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { loadConfig } from '../../platform/config.ts'
import { call, failureOf } from '../../platform/session.ts'
import { uuid } from '../../shared/once/attempt.ts'
import { isOutcomeUnknown } from '../../shared/once/outcome.ts'
import { takeArrived } from '../../shared/server/early.ts'
import { getPublic } from '../../shared/server/public-call.ts'
import { leadsTo } from './safe-address.ts'

/** Only what could be an id is ever asked for; the same as the head script reads (app/head.ts). */
const pattern = /^[a-z0-9-]{1,40}$/

/** The one target that an address names; none where it names several, or something that is no id. */
export const targetIn = (query: URLSearchParams): string | undefined => {
  const [target, ...others] = query.getAll('target')
  return target !== undefined && others.length === 0 && pattern.test(target) ? target : undefined
}

export const useTarget = (id: string | undefined): UseQueryResult<RedirectTarget> => {
  const path = `redirects/${id}`
  return useQuery({
    queryKey: ['redirect', id],
    queryFn: ({ signal }) => getPublic<RedirectTarget>(path, signal),
    initialData: () => (id === undefined ? undefined : takeArrived<RedirectTarget>(path)?.document),
    enabled: id !== undefined,
    retry: (failures, error) => failures < 2 && isOutcomeUnknown(failureOf(error).reason),
  })
}

/** The address to go on to, once it is proved to be the one that was shown; undefined where it is another. */
export const addressOf = async (target: RedirectTarget, agrees: boolean): Promise<string | undefined> => {
  const statement = agrees ? target.statement : null
  const { url } = await call<RedirectReply>({
    path: '/user/redirect',
    body: { key: uuid(), target: target.id, statement } satisfies RedirectRequest,
  })
  const { sandbox } = await loadConfig()
  return leadsTo(url, target.host, { origin: location.origin, sandbox }) ? url : undefined
}

/** Leaves by a link that tells the next page neither where somebody comes from nor lets it reach back. */
export const leaveFor = (url: string): void => {
  const link = document.createElement('a')
  link.href = url
  link.rel = 'noreferrer noopener'
  link.referrerPolicy = 'no-referrer'
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}
