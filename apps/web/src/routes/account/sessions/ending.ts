import type { EndSessionsRequest, SessionsReply } from '@foyer/api/sessions'
import { pathTo } from '../../../platform/path-to.ts'
import { api, quit } from '../../../platform/session.ts'

/** What a person wants to end. */
export type Ending =
  /** `isOwn`: it belongs to this device */
  | { readonly kind: 'login'; readonly id: string; readonly isOwn: boolean }
  | { readonly kind: 'one'; readonly id: string }
  | { readonly kind: 'others' | 'all' }

const requestOf = (ending: Ending): EndSessionsRequest =>
  ending.kind === 'login' || ending.kind === 'one' ? { which: 'one', id: ending.id } : { which: ending.kind }

/**
 * Ends a session or login on the server, and removes its data from this device. Returns the remaining sessions. A
 * session that ended earlier is not a failure, so a retry after a lost answer succeeds.
 */
export const endOnServer = async (ending: Ending): Promise<SessionsReply> => {
  const reply = await api(pathTo('POST /user/sessions/end'), requestOf(ending))
  if (ending.kind === 'all') await quit('register').catch(() => undefined)
  if (ending.kind === 'login' && ending.isOwn) await quit('login').catch(() => undefined)
  return reply
}
