import type { IdentityEvent, Level } from '@foyer/protocol/machines/identity'
import type { LossReason } from './credential-source.ts'
import type { PersonLevel } from './person-level.ts'

/**
 * Why a person left a level. `quit`: they left it here. `elsewhere`: in another tab. `replaced`: another person or
 * account replaced it. `expired`: the token expired and nothing renewed it. `ended`: the server ended it, or does not
 * know it.
 */
export type SignOutReason = 'quit' | 'elsewhere' | 'replaced' | LossReason

/** Events of a session by name, with their data. */
export interface SessionEvents {
  /** A person reached a level: signed in here or in another tab, or was already signed in when the page opened. */
  readonly signedIn: { readonly level: PersonLevel }
  /** A level got another token: the first one of a visitor, a renewed one, or one that another tab fetched. */
  readonly refreshed: { readonly level: Exclude<Level, 'login'> }
  /**
   * A person left a level. A login that ends with its registration has an event of its own, before that of the
   * registration.
   */
  readonly signedOut: { readonly level: PersonLevel; readonly reason: SignOutReason }
}

interface Transition {
  readonly event: IdentityEvent
  /** whether a registration was stored before the event, whether its token is valid or not */
  readonly wasRegistered: boolean
  /** why a person leaves, if the event does not say it */
  readonly reason?: SignOutReason | undefined
}

/** Turns transitions of the identity table into named events, and passes them to the listeners. */
export const sessionEvents = () => {
  const listeners = new Set<readonly [name: string, listener: (event: never) => void]>()
  /** the levels at which a person is signed in according to the events so far */
  const isIn: { [L in PersonLevel]?: boolean } = {}

  const emit = <E extends keyof SessionEvents>(name: E, event: SessionEvents[E]): void => {
    // in a later turn, so that an error of a listener affects only that listener
    for (const [wanted, listener] of listeners) if (wanted === name) void Promise.resolve(event as never).then(listener)
  }

  return {
    on<E extends keyof SessionEvents>(name: E, listener: (event: SessionEvents[E]) => void): () => void {
      const entry = [name, listener] as const
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
    raised({ event, wasRegistered, reason }: Transition): void {
      // such as registerReplaced: a level and its change
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
