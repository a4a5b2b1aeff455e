import type { Reason, RefusalDetail } from '@foyer/contract/errors'
import { useEffect, useRef, useState } from 'react'
import { call, failureOf } from '../../platform/session.ts'
import { failureText } from '../errors/failure-text.ts'
import { type Attempt, endingAttempt, forgetAttempt, isFor, keepAttempt, keptAttempt } from './attempt.ts'
import { isOfCaller, isOutcomeUnknown } from './outcome.ts'

export type OnceState =
  | { kind: 'idle' }
  /** `isAgain`: what was unknown is asked for once more */
  | { kind: 'sending'; isAgain: boolean }
  /** sent, and nobody knows what became of it */
  | { kind: 'unknown' }
  | { kind: 'refused'; reason: Reason; message: string; detail: RefusalDetail | undefined }

export interface Once<Request> {
  state: OnceState
  /** does it, once however often it is tapped */
  send: (request: Request) => void
  /** asks the server again, with the same key and the same request */
  again: () => void
  /** away with what was refused */
  clear: () => void
}

interface Options<Reply> {
  /** of the act, the same after a reload, such as `hold.488.coffee` */
  name: string
  path: string
  /** masked number of who is signed in; without one nothing is sent */
  person: string | undefined
  /** it ends the session: what became of it can be asked for once nobody is signed in; its name is `ofTab` */
  endsSession?: boolean
  onDone: (reply: Reply) => void | Promise<void>
  onRefused?: (reason: Reason) => void
  /** goes around each sending, such as `withProof` of `useFreshProof`: the same request with the same key may go out again */
  around?: <T>(send: () => Promise<T>) => Promise<T>
}

const found = <Request extends object>(name: string, person: string | undefined, endsSession: boolean) => {
  if (person !== undefined) return keptAttempt<Request>(name, person)
  return endsSession ? endingAttempt<Request>(name) : undefined
}

const standing = (...whose: Parameters<typeof found>): OnceState => ({ kind: found(...whose) ? 'unknown' : 'idle' })

/**
 * An act that must happen once (N13): its request is kept with a key before it is sent, and as long as no answer has come
 * only that very request goes out again, after a reload too.
 */
export const useOnce = <Request extends object, Reply>(options: Options<Reply>): Once<Request> => {
  const { name, path, person, endsSession = false } = options
  const [state, setState] = useState<OnceState>(() => standing(name, person, endsSession))
  const sending = useRef(false)
  /** an act that ends the session takes what is stored with it; its outcome can still be asked for */
  const held = useRef<{ name: string; attempt: Attempt<Request> }>(undefined)
  const latest = useRef(options)
  latest.current = options

  useEffect(() => {
    if (!sending.current) setState(standing(name, person, endsSession))
  }, [name, person, endsSession])

  const settle = () => {
    forgetAttempt(name)
    held.current = undefined
  }
  const post = async (attempt: Attempt<Request>, isAgain: boolean) => {
    const { request } = attempt
    held.current = { name, attempt }
    sending.current = true
    setState({ kind: 'sending', isAgain })
    try {
      const send = () => call<Reply>({ path, body: request })
      const { around } = latest.current
      const reply = await (around ? around(send) : send())
      settle()
      await latest.current.onDone(reply)
      setState({ kind: 'idle' })
    } catch (error) {
      const failure = failureOf(error)
      const isUntold = endsSession && isAgain && isOfCaller(failure.reason)
      if (isUntold || isOutcomeUnknown(failure.reason)) return setState({ kind: 'unknown' })
      settle()
      setState({ kind: 'refused', ...failure, detail: failure.detail, message: await failureText(failure) })
      latest.current.onRefused?.(failure.reason)
    } finally {
      sending.current = false
    }
  }

  /** what was sent and has no answer, of this act and this person */
  const open = (): Attempt<Request> | undefined => {
    const { current: mine } = held
    const isMine = mine?.name === name && mine.attempt.person === person
    return found<Request>(name, person, endsSession) ?? (isMine ? mine.attempt : undefined)
  }

  return {
    state,
    send: (request) => {
      // two taps are one act
      if (person === undefined || sending.current) return
      const before = open()
      // what may have been done is asked for first; nothing else goes out in its place
      if (before && !isFor(before, request)) return setState({ kind: 'unknown' })
      void post(before ?? keepAttempt(name, person, request), before !== undefined)
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
