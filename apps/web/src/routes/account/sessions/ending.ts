import type { EndSessionsRequest, SessionsReply } from '@foyer/contract/sessions'
import { call, quit } from '../../../platform/session.ts'

/** What a person wants to end. */
export type Ending =
  /** `isOwn`: of this very device */
  | { readonly kind: 'login'; readonly id: string; readonly isOwn: boolean }
  | { readonly kind: 'one'; readonly id: string }
  | { readonly kind: 'others' | 'all' }

const requestOf = (ending: Ending): EndSessionsRequest =>
  ending.kind === 'login' || ending.kind === 'one' ? { which: 'one', id: ending.id } : { which: ending.kind }

/**
 * Ends it on the server, and on this device what it has of it; the sessions that go on. What had ended before is no failure, so
 * that a lost answer is mended by asking again.
 */
export const endOnServer = async (ending: Ending): Promise<SessionsReply> => {
  const reply = await call<SessionsReply>({ path: '/user/sessions/end', body: requestOf(ending) })
  if (ending.kind === 'all') await quit('register').catch(() => undefined)
  if (ending.kind === 'login' && ending.isOwn) await quit('login').catch(() => undefined)
  return reply
}
