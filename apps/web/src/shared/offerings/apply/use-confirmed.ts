import type { Reason } from '@foyer/contract/errors'
import { useState } from 'react'
import { call, failureOf } from '../../../platform/session.ts'
import type { Failure } from '../../errors/failure.ts'
import { failureText } from '../../errors/failure-text.ts'
import { forgetAttempt, keepAttempt, keptAttempt } from '../../once/attempt.ts'
import { isOutcomeUnknown } from '../../once/outcome.ts'

export type Confirmed<Reply> =
  | { kind: 'done'; reply: Reply }
  /** sent, and nobody knows what became of it */
  | { kind: 'unknown' }
  | ({ kind: 'refused'; message: string } & Failure)

/** The server looks at these before it looks for the key: they say nothing of what was sent before under it. */
const beforeTheKey: ReadonlySet<Reason> = new Set<Reason>([
  'trading_password_wrong',
  'trading_password_locked',
  'rate_limited',
  'level_too_low',
  'session_revoked',
  'decryption_failed',
  'token_invalid',
  'token_expired',
  'signature_wrong',
  'signature_stale',
  'signature_replayed',
  'no_credentials',
])

interface Options {
  /** of the act, the same after a reload, such as `apply.green-bond-2026-1` */
  name: string
  path: string
  /** masked number of who is logged in */
  person: string | undefined
}

/**
 * An act that is confirmed with the trading password and happens once: its request is kept with a key before it is sent,
 * and as long as its outcome is not known only that very request goes out again. The password is never kept: whoever asks
 * again types it again.
 */
export const useConfirmed = <Request extends object, Reply>({ name, path, person }: Options) => {
  const open = () => (person === undefined ? undefined : keptAttempt<Request>(name, person))
  const [pending, setPending] = useState(() => open()?.request)
  const forget = () => {
    forgetAttempt(name)
    setPending(undefined)
  }
  const refused = async (failure: Failure): Promise<Confirmed<Reply>> => ({
    kind: 'refused',
    ...failure,
    message: await failureText(failure),
  })

  return {
    /** what was sent and has no answer yet */
    pending,
    /** its outcome is known from elsewhere */
    forget,
    confirm: async (asked: Request, tradingPassword: string): Promise<Confirmed<Reply>> => {
      if (person === undefined) return refused({ reason: 'level_too_low' })
      const before = open()
      const { request } = before ?? keepAttempt(name, person, asked)
      try {
        const body = { ...request, tradingPassword }
        const reply = await call<Reply>({ path, body, seal: ['tradingPassword'], idempotencyKey: request.key })
        forget()
        return { kind: 'done', reply }
      } catch (error) {
        const failure = failureOf(error)
        if (isOutcomeUnknown(failure.reason)) {
          setPending(request)
          return { kind: 'unknown' }
        }
        if (!before || !beforeTheKey.has(failure.reason)) forget()
        return refused(failure)
      }
    },
  }
}
