import type { DesktopState, LoginRequestStateReply } from '@foyer/api/login-requests'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { keyHash } from './begin.ts'

/** What a row has stored. */
export type StoredState = Exclude<DesktopState, 'over'> | 'finished'

/** Whole seconds that remain, rounded up, so that 0 means that nothing does. */
export const secondsUntil = (time: Date, now: number): number => Math.max(0, Math.ceil((time.getTime() - now) / 1000))

/**
 * The state of the request of this session and key. The reply contains nothing about the person.
 *
 * @throws Refused `decryption_failed`
 */
export const stateOf = async (context: Context, caller: Caller, sealedKey: string): Promise<LoginRequestStateReply> => {
  const { db, clocks } = context
  const now = clocks.wall()
  const [row] = await db<{ state: StoredState; expires_at: Date }[]>`
    select state, expires_at from login_requests
    where session_id = ${caller.sid} and key_hash = ${keyHash(context, caller, sealedKey)}
      and expires_at > ${new Date(now)}`
  if (!row) return { state: 'over', secondsLeft: 0 }
  return {
    state: row.state === 'finished' ? 'confirmed' : row.state,
    secondsLeft: secondsUntil(row.expires_at, now),
  }
}
