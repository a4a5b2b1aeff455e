/**
 * Identity levels (I1, I2, I5–I7) as a table: every transition, and what must be removed with it. Pure data; comm's
 * `identityState` alone runs it, and no other code removes what a level holds.
 */

export type Level = 'tourist' | 'register' | 'login'
export type Flag = '' | Level

/**
 * `…Ready`: credentials of the level are held. `…Expired`: its token ran out or was refused; what renews it is kept.
 * `…Quit`: the person left it, here or in another tab. `registerEnded`: the server knows the registration no more.
 * `registerReplaced`: another person's registration took the place of the one held.
 */
export type IdentityEvent =
  | 'init'
  | 'registerEnded'
  | 'registerReplaced'
  | `${Level}Ready`
  | `${Level}Expired`
  | `${'register' | 'login'}Quit`

/** `removeToken`: token and app key; the public parameters stay, to renew by. `removeAll`: those too. */
export type IdentityEffect = readonly ['removeToken' | 'removeAll', Level]

interface State {
  readonly entry?: readonly IdentityEffect[]
  readonly exit?: readonly IdentityEffect[]
  /** The flag that follows; an event that is missing leaves the state as it is, and runs neither exit nor entry. */
  readonly on: { readonly [E in IdentityEvent]?: Flag }
}

const removeLogin: readonly IdentityEffect[] = [['removeAll', 'login']]
const toTourist = { registerExpired: 'tourist', registerEnded: 'tourist', registerQuit: 'tourist' } as const

export const identityStates: { readonly [F in Flag]: State } = {
  // I2: whatever login an earlier page left is over
  '': { entry: removeLogin, on: { init: '', touristReady: 'tourist', registerReady: 'register' } },
  tourist: { on: { init: '', registerReady: 'register' } },
  // a tourist token that arrives late never lowers a person who has registered meanwhile
  register: { on: { ...toTourist, loginReady: 'login' } },
  // I4, I7: a login ends with the registration below it, and is never renewed
  login: {
    exit: removeLogin,
    on: { ...toTourist, loginExpired: 'register', loginQuit: 'register', registerReplaced: 'register' },
  },
}

/** What an event removes whatever the state: a stored token may turn out expired before any flag is up. */
export const identityEffects: { readonly [E in IdentityEvent]?: readonly IdentityEffect[] } = {
  touristExpired: [['removeToken', 'tourist']],
  registerExpired: [['removeToken', 'register']],
  registerEnded: [['removeAll', 'register']],
  registerQuit: [['removeAll', 'register']],
}

/** The flag after an event, and what is to be removed, in this order: leaving the state, for the event, entering the next. */
export const transition = (flag: Flag, event: IdentityEvent): { flag: Flag; effects: readonly IdentityEffect[] } => {
  const { exit = [], on } = identityStates[flag]
  const next = on[event]
  const own = identityEffects[event] ?? []
  if (next === undefined) return { flag, effects: own }
  return { flag: next, effects: [...exit, ...own, ...(identityStates[next].entry ?? [])] }
}
