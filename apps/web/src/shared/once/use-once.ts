import type { SignedPath } from '@foyer/contract/endpoints/calls'
import type { Reason, RefusalDetail } from '@foyer/contract/errors'
import { attemptFailureOf, attemptStates } from '@foyer/contract/machines/attempt'
import { useEffect, useRef, useState } from 'react'
import { api, failureOf } from '../../platform/session.ts'
import { failureText } from '../errors/failure-text.ts'
import { type Attempt, endingAttempt, isFor, removeAttempt, storeAttempt, storedAttempt } from './attempt.ts'

export type OnceState =
  | { kind: 'idle' }
  /** `isAgain`: a request with an unknown outcome is being sent again */
  | { kind: 'sending'; isAgain: boolean }
  /** sent, without an answer: the outcome is unknown */
  | { kind: 'unknown' }
  | { kind: 'refused'; reason: Reason; message: string; detail: RefusalDetail | undefined }

export interface Once<Request> {
  state: OnceState
  /** performs the act once, also when tapped several times */
  send: (request: Request) => void
  /** sends the same request with the same key again */
  again: () => void
  /** removes a refusal from the state */
  clear: () => void
}

interface Options<Body, Reply> {
  /** name of the act, the same after a reload, such as `hold.488.coffee` */
  name: string
  path: SignedPath<Body, Reply>
  /** masked phone number of the signed-in person; without one nothing is sent */
  person: string | undefined
  /** the act ends the session, so its outcome can be requested after signing out; its name is `ofTab` */
  endsSession?: boolean
  onDone: (reply: Reply) => void | Promise<void>
  onRefused?: (reason: Reason) => void
  /** wraps each sending, such as `withProof` of `useFreshProof`, which may send the same request and key again */
  around?: <T>(send: () => Promise<T>) => Promise<T>
}

const found = <Request extends object>(name: string, person: string | undefined, endsSession: boolean) => {
  if (person !== undefined) return storedAttempt<Request>(name, person)
  return endsSession ? endingAttempt<Request>(name) : undefined
}

const initialState = (...whose: Parameters<typeof found>): OnceState => ({ kind: found(...whose) ? 'unknown' : 'idle' })

/**
 * An act that must happen exactly once (N13). Its request is stored with a key before it is sent. Until an answer
 * arrives, only that request is sent again, also after a reload.
 */
export const useOnce = <Body extends { key: string }, Reply>(
  options: Options<Body, Reply>,
): Once<Omit<Body, 'key'>> => {
  type Request = Omit<Body, 'key'>
  const { name, path, person, endsSession = false } = options
  const [state, setState] = useState<OnceState>(() => initialState(name, person, endsSession))
  const sending = useRef(false)
  /** an act that ends the session deletes its stored attempt; this copy allows its outcome to be requested */
  const lastAttempt = useRef<{ name: string; attempt: Attempt<Request> }>(undefined)
  const latest = useRef(options)
  latest.current = options

  useEffect(() => {
    if (!sending.current) setState(initialState(name, person, endsSession))
  }, [name, person, endsSession])

  const settle = () => {
    removeAttempt(name)
    lastAttempt.current = undefined
  }
  const post = async (attempt: Attempt<Request>, isAgain: boolean) => {
    // what was stored is the body that was typed when it was stored
    const request = attempt.request as unknown as Body
    lastAttempt.current = { name, attempt }
    sending.current = true
    setState({ kind: 'sending', isAgain })
    try {
      const send = () => api(path, request)
      const { around } = latest.current
      const reply = await (around ? around(send) : send())
      settle()
      await latest.current.onDone(reply)
      setState({ kind: 'idle' })
    } catch (error) {
      const failure = failureOf(error)
      const event = attemptFailureOf(failure.reason)
      const isOpen = attemptStates[isAgain ? 'again' : 'first'][event] === 'open'
      // a person whose session the act may have ended is refused as a caller, so they go on requesting the outcome
      if (event === 'lose' || (isOpen && endsSession)) return setState({ kind: 'unknown' })
      if (!isOpen) settle()
      setState({ kind: 'refused', ...failure, detail: failure.detail, message: await failureText(failure) })
      latest.current.onRefused?.(failure.reason)
    } finally {
      sending.current = false
    }
  }

  /** the attempt of this act and this person that was sent and has no answer */
  const open = (): Attempt<Request> | undefined => {
    const { current: mine } = lastAttempt
    const isMine = mine?.name === name && mine.attempt.person === person
    return found<Request>(name, person, endsSession) ?? (isMine ? mine.attempt : undefined)
  }

  return {
    state,
    send: (request) => {
      // two taps are one act
      if (person === undefined || sending.current) return
      const before = open()
      // an earlier attempt that may have succeeded has to be resolved before another request is sent
      if (before && !isFor(before, request)) return setState({ kind: 'unknown' })
      void post(before ?? storeAttempt(name, person, request), before !== undefined)
    },
    again: () => {
      if (sending.current) return
      const attempt = open()
      if (attempt) void post(attempt, true)
      else setState({ kind: 'idle' })
    },
    clear: () => setState({ kind: 'idle' }),
  }
}
