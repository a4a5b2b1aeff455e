import type { ReasonOf, SignedCall } from '@foyer/api/endpoints/calls'
import {
  type AttemptFailure,
  type AttemptState,
  attemptFailureOf,
  attemptStates,
} from '@foyer/protocol/machines/attempt'
import { useMemo, useRef, useState } from 'react'
import type { FailureOf } from '../../platform/failure.ts'
import { api, failureOf } from '../../platform/session.ts'
import { failureText } from '../errors/failure-text.ts'
import { type Attempt, endingAttempt, isFor, removeAttempt, storeAttempt, storedAttempt } from './attempt.ts'
import type { ActOnce, OnceOptions, OnceState, Outcome, Refusal, UseOnce } from './once.ts'

/** The attempt of one act and person as this page knows it. */
interface Known<Request extends object, C extends SignedCall> {
  name: string
  person: string | undefined
  at: AttemptState
  attempt?: Attempt<Request> | undefined
  /** why the last sending was refused */
  refusal?: Refusal<C> | undefined
}

const isSending = ({ at }: { at: AttemptState }): boolean => at === 'first' || at === 'again'

const stateOf = <C extends SignedCall>({ at, refusal }: Pick<Known<object, C>, 'at' | 'refusal'>): OnceState<C> => {
  if (isSending({ at })) return { kind: 'sending', isAgain: at === 'again' }
  if (refusal) return { kind: 'refused', ...refusal }
  return { kind: at === 'open' ? 'unknown' : 'idle' }
}

/** The outcome is unknown, or is being requested. */
export const isOpen = (state: OnceState<SignedCall>): boolean =>
  state.kind === 'unknown' || (state.kind === 'sending' && state.isAgain)

const refusalOf = async <C extends SignedCall>(failure: FailureOf<C>): Promise<Refusal<C>> => ({
  ...failure,
  message: await failureText(failure),
})

/**
 * An act that must happen exactly once (N13). Its request is stored with a key before it is sent. Until its outcome is
 * known, only that request is sent again, also after a reload. Another person neither sees nor sends it.
 */
export const useOnce: UseOnce = <Body extends { key: string }, Reply, C extends SignedCall, Secret extends object>(
  options: OnceOptions<Body, Reply, C, Secret>,
): ActOnce<Body, Reply, C, Secret> => {
  type Request = Omit<Body, 'key' | keyof Secret>
  const { name, path, person, endsSession = false } = options
  const find = (): Attempt<Request> | undefined => {
    if (person !== undefined) return storedAttempt<Request>(name, person)
    return endsSession ? endingAttempt<Request>(name) : undefined
  }
  const look = (): Known<Request, C> => {
    const attempt = find()
    return { name, person, at: attempt ? 'open' : 'none', attempt }
  }
  const [stored, setKnown] = useState(look)
  let known = stored
  // what this page knows of one act or person does not apply to the next
  if (!isSending(known) && (known.name !== name || known.person !== person)) {
    known = look()
    setKnown(known)
  }
  const inFlight = useRef<Promise<Outcome<C, Reply>>>(undefined)
  const latest = useRef(options)
  latest.current = options

  const post = async (attempt: Attempt<Request>, sent: 'first' | 'again'): Promise<Outcome<C, Reply>> => {
    const end = (event: AttemptFailure | 'reply', refusal?: Refusal<C>) => {
      inFlight.current = undefined
      const at: AttemptState = attemptStates[sent][event]
      if (at === 'open') return setKnown({ name, person: attempt.person, at, attempt, refusal })
      removeAttempt(name)
      setKnown({ name, person: latest.current.person, at, refusal })
    }
    setKnown({ name, person, at: sent, attempt })
    try {
      const { around, secret } = latest.current
      const call = () => {
        const fields = secret?.()
        // what was stored is the body that was typed when it was stored
        const body = { ...attempt.request, ...fields } as unknown as Body
        return fields ? api(path, body, { seal: Object.keys(fields) }) : api(path, body)
      }
      const reply = await (around ? around(call) : call())
      removeAttempt(name)
      await latest.current.onDone?.(reply)
      end('reply')
      return { kind: 'done', reply }
    } catch (error) {
      const failure = failureOf<C>(error)
      const event = attemptFailureOf(failure.reason)
      // a person whose session the act may have ended is refused as a caller, so they go on requesting the outcome
      if (event === 'lose' || (endsSession && attemptStates[sent][event] === 'open')) {
        end(event)
        return { kind: 'unknown' }
      }
      const refusal = await refusalOf(failure)
      end(event, refusal)
      latest.current.onRefused?.(failure.reason)
      return { kind: 'refused', ...refusal }
    }
  }
  const start = (attempt: Attempt<Request>, sent: 'first' | 'again') => {
    inFlight.current = post(attempt, sent)
    return inFlight.current
  }
  /** The attempt of this act and person whose outcome is unknown. An act that ends the session removes it from storage. */
  const open = (): Attempt<Request> | undefined =>
    find() ?? (known.attempt?.person === person ? known.attempt : undefined)
  const request = known.at === 'open' || known.at === 'again' ? known.attempt?.request : undefined

  return {
    state: useMemo(() => stateOf(known), [known]),
    pending: request,
    send: async (request) => {
      if (person === undefined)
        return { kind: 'refused', ...(await refusalOf<C>({ reason: 'level_too_low' as ReasonOf<C> })) }
      // two taps are one act
      if (inFlight.current) return inFlight.current
      const before = open()
      if (!before) return start(storeAttempt(name, person, request), 'first')
      if (isFor(before, request)) return start(before, 'again')
      // an earlier attempt that may have succeeded has to be resolved before another request is sent
      setKnown({ name, person, at: 'open', attempt: before })
      return { kind: 'unknown' }
    },
    again: () => {
      if (inFlight.current) return inFlight.current
      const attempt = open()
      if (attempt) return start(attempt, 'again')
      setKnown(look())
    },
    clear: () => setKnown((now) => (isSending(now) ? now : { ...now, refusal: undefined })),
    discard: () => {
      removeAttempt(name)
      setKnown((now) => (isSending(now) ? { ...now, attempt: undefined } : { name, person, at: 'none' }))
    },
  }
}
