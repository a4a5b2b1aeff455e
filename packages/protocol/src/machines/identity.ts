/**
 * Identity levels (I1, I2, I5–I7) as a table of every transition and the data it removes. Only comm's `identityState`
 * runs it, and no other code removes a level's data.
 */

/** A level of identity: a visitor, a registered person, an account that is logged in to. */
export type Level = 'tourist' | 'register' | 'login'
/** The level reached; '' before the first token. */
export type Flag = '' | Level

/**
 * `…Ready`: credentials of the level are stored. `…Expired`: its token expired or was refused; the data that renews it
 * is retained. `…Quit`: the person left it, here or in another tab. `registerEnded`: the server no longer knows the
 * registration. `registerReplaced`: another person's registration replaced the stored one.
 */
export type IdentityEvent =
  | 'init'
  | 'registerEnded'
  | 'registerReplaced'
  | `${Level}Ready`
  | `${Level}Expired`
  | `${'register' | 'login'}Quit`

/**
 * `removeToken`: removes token and app key and retains the public parameters for renewal. `removeAll`: removes the
 * parameters too.
 */
export type IdentityEffect = readonly ['removeToken' | 'removeAll', Level]

interface State {
  readonly entry?: readonly IdentityEffect[]
  readonly exit?: readonly IdentityEffect[]
  /** The flag after each event. An event that is missing leaves the state unchanged and runs neither exit nor entry. */
  readonly on: { readonly [E in IdentityEvent]?: Flag }
}

const removeLogin: readonly IdentityEffect[] = [['removeAll', 'login']]
const toTourist = { registerExpired: 'tourist', registerEnded: 'tourist', registerQuit: 'tourist' } as const

/** The table: for each flag, what is removed on entry and exit, and the flag after each event. */
export const identityStates: { readonly [F in Flag]: State } = {
  // I2: a login that an earlier page left is over
  '': { entry: removeLogin, on: { init: '', touristReady: 'tourist', registerReady: 'register' } },
  tourist: { on: { init: '', registerReady: 'register' } },
  // a late tourist token never lowers the level of a person who has registered meanwhile
  register: { on: { ...toTourist, loginReady: 'login' } },
  // I4, I7: a login ends with the registration below it, and is never renewed
  login: {
    exit: removeLogin,
    on: { ...toTourist, loginExpired: 'register', loginQuit: 'register', registerReplaced: 'register' },
  },
}

/** What an event removes in every state, since a stored token may turn out to be expired before any flag is set. */
export const identityEffects: { readonly [E in IdentityEvent]?: readonly IdentityEffect[] } = {
  touristExpired: [['removeToken', 'tourist']],
  registerExpired: [['removeToken', 'register']],
  registerEnded: [['removeAll', 'register']],
  registerQuit: [['removeAll', 'register']],
}

/**
 * The flag after an event, and the removals in order: those of leaving the state, of the event, and of entering the
 * next state.
 */
export const transition = (flag: Flag, event: IdentityEvent): { flag: Flag; effects: readonly IdentityEffect[] } => {
  const { exit = [], on } = identityStates[flag]
  const next = on[event]
  const own = identityEffects[event] ?? []
  if (next === undefined) return { flag, effects: own }
  return { flag: next, effects: [...exit, ...own, ...(identityStates[next].entry ?? [])] }
}
