import type { SignedPath } from '@foyer/contract/endpoints/calls'
import { attemptFailureOf, attemptStates } from '@foyer/contract/machines/attempt'
import { useState } from 'react'
import { api, failureOf } from '../../../platform/session.ts'
import { useUser } from '../../../platform/user-store.ts'
import type { Failure } from '../../errors/failure.ts'
import { failureText } from '../../errors/failure-text.ts'
import { removeAttempt, storeAttempt, storedAttempt } from '../../once/attempt.ts'
import { accountOf } from './account.ts'

export type Confirmed<Reply> =
  | { kind: 'done'; reply: Reply }
  /** sent, without an answer: the outcome is unknown */
  | { kind: 'unknown' }
  | ({ kind: 'refused'; message: string } & Failure)

interface Options<Request, Reply> {
  /** name of the act, the same after a reload, such as `apply.green-bond-2026-1` */
  name: string
  path: SignedPath<Request & { key: string; tradingPassword: string }, Reply>
}

interface AttemptState<Request> {
  name: string
  account: string | undefined
  /** the request that was sent and has no answer yet */
  pending: (Request & { key: string }) | undefined
  /** `performance.now()` in milliseconds when the outcome became unknown; 0 if before this page loaded */
  since: number
}

/**
 * An act that is confirmed with the trading password and happens exactly once. Its request is stored with a key before
 * it is sent. While the outcome is unknown, only that request is sent again. The password is never stored, so the
 * person types it again. An attempt belongs to one account: the person's other accounts neither see nor send it.
 */
export const useConfirmed = <Request extends object, Reply>({ name, path }: Options<Request, Reply>) => {
  const account = useUser(({ userInfo }) => accountOf(userInfo))
  const open = () => (account === undefined ? undefined : storedAttempt<Request>(name, account))
  const look = (): AttemptState<Request> => ({ name, account, pending: open()?.request, since: 0 })
  const [attempt, setAttempt] = useState(look)
  if (attempt.account !== account || attempt.name !== name) setAttempt(look())
  const discard = () => {
    removeAttempt(name)
    setAttempt({ name, account, pending: undefined, since: 0 })
  }
  const refused = async (failure: Failure): Promise<Confirmed<Reply>> => ({
    kind: 'refused',
    ...failure,
    message: await failureText(failure),
  })

  return {
    pending: attempt.pending,
    since: attempt.since,
    /** discards the attempt, when its outcome is known from elsewhere or the person gives it up */
    discard,
    confirm: async (newRequest: Request, tradingPassword: string): Promise<Confirmed<Reply>> => {
      if (account === undefined) return refused({ reason: 'level_too_low' })
      const before = open()
      const { request } = before ?? storeAttempt(name, account, newRequest)
      try {
        const body = { ...request, tradingPassword }
        const reply = await api(path, body, { seal: ['tradingPassword'] })
        discard()
        return { kind: 'done', reply }
      } catch (error) {
        const failure = failureOf(error)
        const event = attemptFailureOf(failure.reason)
        if (event === 'lose') {
          setAttempt({ name, account, pending: request, since: performance.now() })
          return { kind: 'unknown' }
        }
        if (attemptStates[before ? 'again' : 'first'][event] === 'none') discard()
        return refused(failure)
      }
    },
  }
}
