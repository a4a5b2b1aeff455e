import type { Reason, RefusalDetail } from '@foyer/contract/errors'
import { useEffect, useRef, useState } from 'react'
import { call, failureOf } from '../../platform/session.ts'
import { failureText } from '../errors/failure-text.ts'
import { type Attempt, forgetAttempt, isFor, keepAttempt, keptAttempt } from './attempt.ts'
import { isOutcomeUnknown } from './outcome.ts'

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
  /** an act that ends the session takes what is stored with it; its outcome can still be asked for */
  const held = useRef<{ name: string; attempt: Attempt<Request> }>(undefined)
  const latest = useRef(options)
  latest.current = options

  useEffect(() => {
    if (sending.current) return
    setState({ kind: person !== undefined && keptAttempt(name, person) ? 'unknown' : 'idle' })
  }, [name, person])

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
      const reply = await call<Reply>({ path, body: request, idempotencyKey: request.key })
      settle()
      await latest.current.onDone(reply)
      setState({ kind: 'idle' })
    } catch (error) {
      const failure = failureOf(error)
      if (isOutcomeUnknown(failure.reason)) return setState({ kind: 'unknown' })
      settle()
      setState({ kind: 'refused', ...failure, detail: failure.detail, message: await failureText(failure) })
      latest.current.onRefused?.(failure.reason)
    } finally {
      sending.current = false
    }
  }

  /** what was sent and has no answer, of this act and this person */
  const open = (): Attempt<Request> | undefined => {
    if (person === undefined) return undefined
    const mine =
      held.current?.name === name && held.current.attempt.person === person ? held.current.attempt : undefined
    return keptAttempt<Request>(name, person) ?? mine
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
