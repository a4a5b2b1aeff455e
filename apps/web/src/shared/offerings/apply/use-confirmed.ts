import type { Reason } from '@foyer/contract/errors'
import { useState } from 'react'
import { call, failureOf } from '../../../platform/session.ts'
import { useUser } from '../../../platform/user-store.ts'
import type { Failure } from '../../errors/failure.ts'
import { failureText } from '../../errors/failure-text.ts'
import { forgetAttempt, keepAttempt, keptAttempt } from '../../once/attempt.ts'
import { isOutcomeUnknown } from '../../once/outcome.ts'
import { accountOf } from './account.ts'

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
}

interface Held<Request> {
  name: string
  account: string | undefined
  /** what was sent and has no answer yet */
  pending: (Request & { key: string }) | undefined
  /** reading of the page's stopwatch, `performance.now()`, when that became clear; 0 before this page */
  since: number
}

/**
 * An act that is confirmed with the trading password and happens once: its request is kept with a key before it is sent,
 * and as long as its outcome is not known only that very request goes out again. The password is never kept: whoever asks
 * again types it again. It is of one account: another one of the same person neither sees nor sends it.
 */
export const useConfirmed = <Request extends object, Reply>({ name, path }: Options) => {
  const account = useUser(({ userInfo }) => accountOf(userInfo))
  const open = () => (account === undefined ? undefined : keptAttempt<Request>(name, account))
  const look = (): Held<Request> => ({ name, account, pending: open()?.request, since: 0 })
  const [held, setHeld] = useState(look)
  if (held.account !== account || held.name !== name) setHeld(look())
  const forget = () => {
    forgetAttempt(name)
    setHeld({ name, account, pending: undefined, since: 0 })
  }
  const refused = async (failure: Failure): Promise<Confirmed<Reply>> => ({
    kind: 'refused',
    ...failure,
    message: await failureText(failure),
  })

  return {
    pending: held.pending,
    since: held.since,
    /** its outcome is known from elsewhere, or it is given up */
    forget,
    confirm: async (asked: Request, tradingPassword: string): Promise<Confirmed<Reply>> => {
      if (account === undefined) return refused({ reason: 'level_too_low' })
      const before = open()
      const { request } = before ?? keepAttempt(name, account, asked)
      try {
        const body = { ...request, tradingPassword }
        const reply = await call<Reply>({ path, body, seal: ['tradingPassword'] })
        forget()
        return { kind: 'done', reply }
      } catch (error) {
        const failure = failureOf(error)
        if (isOutcomeUnknown(failure.reason)) {
          setHeld({ name, account, pending: request, since: performance.now() })
          return { kind: 'unknown' }
        }
        if (!before || !beforeTheKey.has(failure.reason)) forget()
        return refused(failure)
      }
    },
  }
}
