/** Identity levels as a transition table (I1, I2, I5–I7). Pure data; comm's store runs it, tests walk it. */

export type Level = 'tourist' | 'register' | 'login'
export type Flag = '' | Level
export type IdentityEvent =
  | 'init'
  | 'touristReady'
  | 'registerReady'
  | 'loginReady'
  | 'registerExpired'
  | 'quitRegister'
  | 'quitLogin'
  | 'loginExpired'

/** `table[flag][event]` is the next flag; an event that is missing leaves the flag where it is. */
export const identityTransitions: { readonly [F in Flag]: { readonly [E in IdentityEvent]?: Flag } } = {
  '': { init: '', touristReady: 'tourist', registerReady: 'register', loginReady: 'login' },
  tourist: { init: '', touristReady: 'tourist', registerReady: 'register', loginReady: 'login' },
  // a tourist token arriving late never lowers a person who has registered meanwhile
  register: {
    init: '',
    registerReady: 'register',
    loginReady: 'login',
    registerExpired: 'tourist',
    quitRegister: 'tourist',
  },
  login: {
    init: '',
    loginReady: 'login',
    quitLogin: 'register',
    loginExpired: 'register',
    registerExpired: 'tourist',
    quitRegister: 'tourist',
  },
}

/** The flag after an event. */
export const nextFlag = (flag: Flag, event: IdentityEvent): Flag => identityTransitions[flag][event] ?? flag
