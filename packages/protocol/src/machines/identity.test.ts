import { expect, test } from 'vitest'
import { type Flag, type IdentityEvent, transition } from './identity.ts'

const flags: Flag[] = ['', 'tourist', 'register', 'login']
const ends: IdentityEvent[] = ['registerExpired', 'registerEnded', 'registerQuit']
const events: IdentityEvent[] = [
  ...['init', 'touristReady', 'registerReady', 'loginReady', 'touristExpired', 'loginExpired'],
  ...['loginQuit', 'registerReplaced', ...ends],
] as IdentityEvent[]

/** The expected flag and removals after each event in each state, written by hand. */
const expected: { [F in Flag]: { [E in IdentityEvent]?: string } } = {
  '': {
    init: ' removeAll login',
    touristReady: 'tourist',
    touristExpired: ' removeToken tourist',
    registerReady: 'register',
    registerExpired: ' removeToken register',
    registerEnded: ' removeAll register',
    registerQuit: ' removeAll register',
  },
  tourist: {
    init: ' removeAll login',
    touristExpired: 'tourist removeToken tourist',
    registerReady: 'register',
    registerExpired: 'tourist removeToken register',
    registerEnded: 'tourist removeAll register',
    registerQuit: 'tourist removeAll register',
  },
  register: {
    touristExpired: 'register removeToken tourist',
    registerExpired: 'tourist removeToken register',
    registerEnded: 'tourist removeAll register',
    registerQuit: 'tourist removeAll register',
    loginReady: 'login',
  },
  login: {
    touristExpired: 'login removeToken tourist',
    registerExpired: 'tourist removeAll login, removeToken register',
    registerEnded: 'tourist removeAll login, removeAll register',
    registerQuit: 'tourist removeAll login, removeAll register',
    registerReplaced: 'register removeAll login',
    loginExpired: 'register removeAll login',
    loginQuit: 'register removeAll login',
  },
}

const walked = (flag: Flag, event: IdentityEvent): string => {
  const { flag: next, effects } = transition(flag, event)
  return [next, effects.map((effect) => effect.join(' ')).join(', ')].join(' ').trimEnd()
}

test.each(flags.flatMap((flag) => events.map((event) => [flag, event] as const)))(
  'I1 I2 I5 I6 I7 in state "%s" the event %s gives the flag and the removals of the table',
  (flag, event) => {
    expect(walked(flag, event)).toBe(expected[flag][event] ?? flag)
  },
)

test('I1 a level that becomes ready never lowers the flag', () => {
  const height = (flag: Flag) => flags.indexOf(flag)
  for (const flag of flags)
    for (const event of events.filter((name) => name.endsWith('Ready')))
      expect(height(transition(flag, event).flag)).toBeGreaterThanOrEqual(height(flag))
})

test('I4 I7 leaving the login level removes all of its data, and no level below register leads to it', () => {
  for (const event of events) {
    const { flag, effects } = transition('login', event)
    if (flag !== 'login') expect(effects).toContainEqual(['removeAll', 'login'])
    for (const below of ['', 'tourist'] as const) expect(transition(below, event).flag).not.toBe('login')
  }
})

test('I5 an expired registration retains what renews it; a registration that was quit or ended retains nothing', () => {
  for (const flag of flags) {
    expect(transition(flag, 'registerExpired').effects).not.toContainEqual(['removeAll', 'register'])
    for (const event of ['registerQuit', 'registerEnded'] as const)
      expect(transition(flag, event).effects).toContainEqual(['removeAll', 'register'])
  }
})
