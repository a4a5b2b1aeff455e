import type { BodyOf, CallRefusing, DataOf, ReasonOf, SignedCall, SignedPath } from '@foyer/api/endpoints/calls'
import type { FailureOf } from '../../platform/failure.ts'

/** A refusal with its text. */
export type Refusal<C extends SignedCall> = FailureOf<C> & { message: string }

/** The state of an act by one of these calls, whose refusals are the reasons that it may have. */
export type OnceState<C extends SignedCall> =
  | { kind: 'idle' }
  /** `isAgain`: a request with an unknown outcome is being sent again */
  | { kind: 'sending'; isAgain: boolean }
  /** sent, without an answer: the outcome is unknown */
  | { kind: 'unknown' }
  | ({ kind: 'refused' } & Refusal<C>)

/** How one sending of an act ended. */
export type Outcome<C extends SignedCall, Reply = DataOf<C>> =
  | { kind: 'done'; reply: Reply }
  /** sent, without an answer */
  | { kind: 'unknown' }
  | ({ kind: 'refused' } & Refusal<C>)

/** An act that happens once, and its state. */
export interface Once<C extends SignedCall, Request = Omit<BodyOf<C>, 'key'>, Reply = DataOf<C>> {
  state: OnceState<C>
  /** the request that was sent and whose outcome is unknown, also while it is being sent again */
  pending: (Request & { key: string }) | undefined
  /** performs the act once, also when tapped several times */
  send: (request: Request) => Promise<Outcome<C, Reply>>
  /** sends the same request with the same key again; returns undefined if no outcome is unknown */
  again: () => Promise<Outcome<C, Reply>> | undefined
  /** removes a refusal from the state */
  clear: () => void
  /** discards the attempt, when its outcome is known from elsewhere or the person gives it up */
  discard: () => void
}

type NoSecret = Record<never, never>
type Around = <T>(send: () => Promise<T>) => Promise<T>

export interface OnceOptions<Body, Reply, C extends SignedCall, Secret> {
  /** name of the act, the same after a reload, such as `hold.488.coffee` */
  name: string
  path: SignedPath<Body, Reply, C>
  /** whose act it is, such as the masked phone number of the signed-in person; without one nothing is sent */
  person: string | undefined
  /** the act ends the session, so its outcome can be requested after signing out; its name is `ofTab` */
  endsSession?: boolean
  /** the fields of the request that are never stored; they are read at each sending, and sealed */
  secret?: () => Secret
  onDone?: (reply: Reply) => void | Promise<void>
  onRefused?: (reason: ReasonOf<C>) => void
  /** wraps each sending, such as `withProof` of `useFreshProof`, which may send the same request and key again */
  around?: Around
}

/** A call that may require a fresh proof, so that each sending of it is wrapped to request one. */
export type ProvedCall = CallRefusing<'fresh_proof_needed'>

/** An act whose request the person gives without the key and the secrets. */
export type ActOnce<Body, Reply, C extends SignedCall, Secret> = Once<C, Omit<Body, 'key' | keyof Secret>, Reply>
/** The hook `useOnce`, in which a call that may require a fresh proof is wrapped. */
export interface UseOnce {
  <Body extends { key: string }, Reply, C extends Exclude<SignedCall, ProvedCall>, Secret extends object = NoSecret>(
    options: OnceOptions<Body, Reply, C, Secret>,
  ): ActOnce<Body, Reply, C, Secret>
  <Body extends { key: string }, Reply, C extends ProvedCall, Secret extends object = NoSecret>(
    options: OnceOptions<Body, Reply, C, Secret> & { around: Around },
  ): ActOnce<Body, Reply, C, Secret>
}
