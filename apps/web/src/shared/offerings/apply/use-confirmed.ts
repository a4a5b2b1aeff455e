import type { SignedPath } from '@foyer/api/endpoints/calls'
import { useRef, useState } from 'react'
import { useUser } from '../../../platform/user-store.ts'
import { type Outcome, useOnce } from '../../once/use-once.ts'
import { accountOf } from './account.ts'

interface Options<Body, Reply> {
  /** name of the act, the same after a reload, such as `apply.green-bond-2026-1` */
  name: string
  path: SignedPath<Body, Reply>
}

/**
 * An act of an account that is confirmed with the trading password and happens exactly once. The password is never
 * stored, so the person types it at each sending.
 */
export const useConfirmed = <Body extends { key: string; tradingPassword: string }, Reply>({
  name,
  path,
}: Options<Body, Reply>) => {
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
    confirm: async (request: Parameters<typeof send>[0], tradingPassword: string): Promise<Outcome<Reply>> => {
      password.current = tradingPassword
      const outcome = await (again() ?? send(request))
      password.current = ''
      if (outcome.kind === 'unknown') setSince(performance.now())
      return outcome
    },
  }
}
