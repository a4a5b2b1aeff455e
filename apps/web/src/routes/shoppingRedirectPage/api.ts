import { codePattern } from '@foyer/api/codes'
import type { RedirectTarget } from '@foyer/api/redirects'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { loadConfig } from '../../platform/config.ts'
import { pathTo } from '../../platform/path-to.ts'
import { api } from '../../platform/session.ts'
import { uuid } from '../../shared/once/attempt.ts'
import { takeArrived } from '../../shared/server/arrived.ts'
import { getPublic } from '../../shared/server/public-call.ts'
import { retryRead } from '../../shared/server/queries.ts'
import { leadsTo } from './safe-address.ts'

/** The one target that an address names; undefined if it names several or an invalid id. */
export const targetIn = (query: URLSearchParams): string | undefined => {
  const [target, ...others] = query.getAll('target')
  return target !== undefined && others.length === 0 && codePattern.test(target) ? target : undefined
}

export const useTarget = (id: string | undefined): UseQueryResult<RedirectTarget> => {
  const path = pathTo('GET /redirects/:target', { target: id ?? '' })
  return useQuery({
    queryKey: ['redirect', id],
    queryFn: ({ signal }) => getPublic(path, signal),
    initialData: () => (id === undefined ? undefined : takeArrived(path)?.document),
    enabled: id !== undefined,
    retry: retryRead,
  })
}

/** Requests the address to open. Returns undefined if it does not lead to the host that was shown. */
export const addressOf = async (target: RedirectTarget, agrees: boolean): Promise<string | undefined> => {
  const statement = agrees ? target.statement : null
  const { url } = await api(pathTo('POST /user/redirect'), { key: uuid(), target: target.id, statement })
  const { sandbox } = await loadConfig()
  return leadsTo(url, target.host, { origin: location.origin, sandbox }) ? url : undefined
}

/** Opens an address without a referrer and without access to this page for the next one. */
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
