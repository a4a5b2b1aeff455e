import type { CallRefusing, SignedPath } from '@foyer/api/endpoints/calls'
import { useRef, useState } from 'react'
import { useUser } from '../../../platform/user-store.ts'
import type { Outcome, ProvedCall } from '../../once/once.ts'
import { useOnce } from '../../once/use-once.ts'
import { accountOf } from './account.ts'

/** A call that is confirmed with the trading password, and with nothing else. */
export type ConfirmedCall = Exclude<CallRefusing<'trading_password_wrong'>, ProvedCall>

interface Options<Body, Reply, C extends ConfirmedCall> {
  /** name of the act, the same after a reload, such as `apply.green-bond-2026-1` */
  name: string
  path: SignedPath<Body, Reply, C>
}

/**
 * An act of an account that is confirmed with the trading password and happens exactly once. The password is never
 * stored, so the person types it at each sending.
 */
export const useConfirmed = <Body extends { key: string; tradingPassword: string }, Reply, C extends ConfirmedCall>({
  name,
  path,
}: Options<Body, Reply, C>) => {
  const account = useUser(({ userInfo }) => accountOf(userInfo))
  const password = useRef('')
  const [since, setSince] = useState(0)
  const { pending, send, again, discard } = useOnce({
    // one account's attempt does not replace that of the person's other account
    name: `${name}.${account}`,
    path,
    person: account,
    secret: () => ({ tradingPassword: password.current }),
  })
  return {
    pending,
    /** `performance.now()` in milliseconds when the outcome became unknown; 0 if before this page loaded */
    since,
    discard,
    /** Sends the request; while an outcome is unknown, the request of that one instead. */
    confirm: async (request: Parameters<typeof send>[0], tradingPassword: string): Promise<Outcome<C, Reply>> => {
      password.current = tradingPassword
      const outcome = await (again() ?? send(request))
      password.current = ''
      if (outcome.kind === 'unknown') setSince(performance.now())
      return outcome
    },
  }
}
