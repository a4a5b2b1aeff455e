import type { Reason, RefusalDetail } from '@foyer/contract/errors'
import { useEffect, useRef, useState } from 'react'
import { call, failureOf } from '../../platform/session.ts'
import { failureText } from '../errors/failure-text.ts'
import { type Attempt, forgetAttempt, keepAttempt, keptAttempt } from './attempt.ts'
import { isOutcomeUnknown } from './outcome.ts'

export type OnceState =
  | { kind: 'idle' }
  | { kind: 'sending' }
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
  onDone: (reply: Reply) => void | Promise<void>
  onRefused?: (reason: Reason) => void
}

/**
 * An act that must happen once (N13): its request is kept with a key before it is sent, and as long as no answer has come
 * only that very request goes out again, after a reload too.
 */
export const useOnce = <Request extends object, Reply>(options: Options<Reply>): Once<Request> => {
  const { name, path, person } = options
  const [state, setState] = useState<OnceState>({ kind: 'idle' })
  const sending = useRef(false)
  const latest = useRef(options)
  latest.current = options

  useEffect(() => {
    if (sending.current) return
    setState({ kind: person !== undefined && keptAttempt(name, person) ? 'unknown' : 'idle' })
  }, [name, person])

  const post = async ({ request }: Attempt<Request>) => {
    sending.current = true
    setState({ kind: 'sending' })
    try {
      const reply = await call<Reply>({ path, body: request, idempotencyKey: request.key })
      forgetAttempt(name)
      await latest.current.onDone(reply)
      setState({ kind: 'idle' })
    } catch (error) {
      const failure = failureOf(error)
      if (isOutcomeUnknown(failure.reason)) return setState({ kind: 'unknown' })
      forgetAttempt(name)
      setState({ kind: 'refused', ...failure, detail: failure.detail, message: await failureText(failure) })
      latest.current.onRefused?.(failure.reason)
    } finally {
      sending.current = false
    }
  }

  return {
    state,
    send: (request) => {
      // two taps are one act
      if (person !== undefined && !sending.current) void post(keepAttempt(name, person, request))
    },
    again: () => {
      if (person === undefined || sending.current) return
      const attempt = keptAttempt<Request>(name, person)
      if (attempt) void post(attempt)
      else setState({ kind: 'idle' })
    },
    clear: () => setState({ kind: 'idle' }),
  }
}
