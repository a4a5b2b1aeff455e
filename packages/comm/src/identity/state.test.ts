import {
  type Flag,
  type IdentityEvent,
  identityStates,
  type Level,
  transition,
} from '@foyer/protocol/machines/identity'
import { describe, expect, test } from 'vitest'
import { defaultKeyNames as names } from '../storage/key-names.ts'
import { memoryStorage } from '../storage/memory.ts'
import { type Fixture, openFixture, proved, provedAccount } from '../testing/fixture.ts'
import type { CredentialSource } from './credential-source.ts'
import { identityState, type Levels } from './state.ts'

const flags = Object.keys(identityStates) as Flag[]
const levels: Level[] = ['tourist', 'register', 'login']
const events: IdentityEvent[] = [
  'init',
  ...levels.flatMap((level): IdentityEvent[] => [`${level}Ready`, `${level}Expired`]),
  ...(['registerEnded', 'registerReplaced', 'registerQuit', 'loginQuit'] as const),
]
/** events that lead from nothing to a flag */
const ways: { [F in Flag]: IdentityEvent[] } = {
  '': [],
  tourist: ['touristReady'],
  register: ['registerReady'],
  login: ['registerReady', 'loginReady'],
}

/** Levels without data that record the calls they get. */
const recording = () => {
  const done: unknown[] = []
  const level = (name: Level) =>
    ({
      held: undefined,
      removeToken: (token: string) => void done.push(['removeToken', name, token]),
      removeAll: () => void done.push(['removeAll', name]),
    }) as unknown as CredentialSource
  return { done, held: Object.fromEntries(levels.map((name) => [name, level(name)])) as Levels }
}

describe('the identity state follows the table', () => {
  test.each(flags.flatMap((flag) => events.map((event) => [flag, event] as const)))(
    'I1 I7 in state "%s" the event %s does exactly what the table says, and the flag is stored',
    (flag, event) => {
      const { done, held } = recording()
      const storage = memoryStorage()
      const state = identityState(storage, 'flag', held)
      for (const way of ways[flag]) state.raise(way)
      expect(state.flag).toBe(flag)
      done.length = 0
      state.raise(event, 'a token')
      const next = transition(flag, event)
      expect(state.flag).toBe(next.flag)
      expect(storage.get('flag') ?? '').toBe(next.flag)
      expect(done).toEqual(
        next.effects.map(([effect, level]) =>
          effect === 'removeToken' ? [effect, level, 'a token'] : [effect, level],
        ),
      )
    },
  )
})

/** What is stored of each level: a token, the data that renews it, or nothing. */
const stored = ({ storage, loginStore }: Fixture) =>
  Object.fromEntries(
    levels.map((level) => {
      const from = level === 'login' ? loginStore : storage
      const has = (what: 'Token' | 'AppKey' | 'Params') => Boolean(from.get(names[`${level}${what}`]))
      expect(has('AppKey')).toBe(has('Token'))
      return [level, has('Token') ? 'token' : has('Params') ? 'params' : '']
    }),
  )

describe('the stored data of each level', () => {
  const whole = { tourist: 'token', register: 'token', login: 'token' }
  test.each([
    ['quit login', { ...whole, login: '' }],
    ['quit register', { ...whole, register: '', login: '' }],
    ['a login that expired', { ...whole, login: '' }],
    ['a registration the server ended', { ...whole, register: '', login: '' }],
    ['a registration that expired and cannot be renewed now', { ...whole, register: 'params', login: '' }],
    ['a page opened anew', { ...whole, login: '' }],
  ])('I2 I4 I5 I7 after %s: %j', async (what, left) => {
    const fixture = await openFixture({ service: { lives: { tourist: 30 * 86_400, register: 86_400 } } })
    const { device, clocks, server } = fixture
    const comm = device.open()
    await comm.register(proved(fixture))
    await comm.login(provedAccount(fixture))
    expect(stored(fixture)).toEqual(whole)
    const member = () => comm.result({ path: '/member', body: {}, credentials: 'register' })
    if (what === 'quit login') await comm.quit('login')
    if (what === 'quit register') await comm.quit('register')
    if (what === 'a login that expired') {
      clocks.advance(43_201_000)
      await comm.call({ path: '/anyone', body: {} })
    }
    if (what === 'a registration the server ended') {
      server.service.revokeAll({ registrations: true })
      // the tourist's token was removed too, and another one is fetched to renew with
      await member()
    }
    if (what.endsWith('renewed now')) {
      clocks.advance(86_401_000)
      server.fault = (path) => (path === 'jwt/auth/register' ? { fault: 'broken' } : undefined)
      await member()
    }
    if (what === 'a page opened anew') await device.open().init()
    expect(stored(fixture)).toEqual(left)
  })
})
