import type { IdentityEvent, Level } from '@foyer/contract/machines/identity'
import type { LossReason } from './credential-source.ts'
import type { PersonLevel } from './person-level.ts'

/**
 * Why a person left a level. `quit`: they left it here. `elsewhere`: in another tab. `replaced`: another person or account took the
 * place. `expired`: the token ran out and nothing renewed it. `ended`: the server ended it, or does not know it.
 */
export type SignOutReason = 'quit' | 'elsewhere' | 'replaced' | LossReason

/** Events of a session by name, and what each tells. */
export interface SessionEvents {
  /** A person reached a level: signed in here or in another tab, or was found signed in when the page opened. */
  readonly signedIn: { readonly level: PersonLevel }
  /** A level got another token: its first as a visitor, a renewed one, or the one that another tab got. */
  readonly refreshed: { readonly level: Exclude<Level, 'login'> }
  /** A person left a level. A login that ends with its registration has an event of its own, before that of the registration. */
  readonly signedOut: { readonly level: PersonLevel; readonly reason: SignOutReason }
}

interface Transition {
  readonly event: IdentityEvent
  /** whether a registration was kept before the event, its token valid or not */
  readonly wasRegistered: boolean
  /** why a person leaves, where the event does not say */
  readonly reason?: SignOutReason | undefined
}

/** Turns transitions of the identity table into named events, and hands them to whoever listens. */
export const sessionEvents = () => {
  const listeners = new Set<readonly [name: string, listener: (event: never) => void]>()
  /** who is signed in, as the events said so far */
  const isIn: { [L in PersonLevel]?: boolean } = {}

  const emit = <E extends keyof SessionEvents>(name: E, event: SessionEvents[E]): void => {
    // a turn later, so that what a listener throws is the listener's alone
    for (const [wanted, listener] of listeners) if (wanted === name) void Promise.resolve(event as never).then(listener)
  }

  return {
    on<E extends keyof SessionEvents>(name: E, listener: (event: SessionEvents[E]) => void): () => void {
      const entry = [name, listener] as const
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
    raised({ event, wasRegistered, reason }: Transition): void {
      // such as registerReplaced: a level and what became of it
      const [, level, change = ''] = /^(tourist|register|login)(.+)/.exec(event) ?? []
      if (change === 'Ready') {
        if (level === 'login' || (level === 'register' && !isIn.register)) {
          isIn[level] = true
          emit('signedIn', { level })
        } else emit('refreshed', { level: level as 'tourist' | 'register' })
      } else if (level === 'register' || level === 'login') {
        const left = { reason: reason ?? (change.toLowerCase() as SignOutReason) }
        if (isIn.login) emit('signedOut', { level: 'login', ...left })
        isIn.login = false
        // an expired register token ends no registration: the next one renews it
        if (level === 'register' && change !== 'Expired') {
          if (wasRegistered) emit('signedOut', { level, ...left })
          isIn.register = false
        }
      }
    },
  }
}
