import { beforeEach, expect, test, vi } from 'vitest'

const device = { kept: undefined as string | undefined, isPrivate: false }
vi.stubGlobal('__CLIENT_APP__', 'foyer')
vi.stubGlobal('localStorage', {
  getItem: () => (device.kept === undefined ? null : JSON.stringify({ mobileUserCode: device.kept })),
})
vi.stubGlobal('document', {
  documentElement: { toggleAttribute: (_: string, isThere: boolean) => Object.assign(device, { isPrivate: isThere }) },
})
const { useUser } = await import('../user-store.ts')
const { personIn } = await import('./who.ts')

/** The session says so much of whoever is here, and this code is kept. */
const here = (flag: '' | 'tourist' | 'register' | 'login', code?: string): void => {
  device.kept = code
  useUser.setState({ flag })
}
beforeEach(() => here(''))

/** A tracker that knows somebody from before. */
const trackerOf = (before?: string) => {
  let loginId = before
  const person = personIn({
    signUp: (code) => {
      loginId = code
      return true
    },
    signOut: () => {
      loginId = undefined
    },
    identity: () => ({ anonymousId: 'x', ...(loginId && { loginId }) }),
  })
  return { person, known: () => loginId }
}

test.each([
  ['', 'A', 'A'],
  // who was here is not whose session is being restored
  ['', 'B', undefined],
  ['register', 'B', undefined],
  ['', undefined, undefined],
  ['tourist', undefined, undefined],
  ['tourist', 'A', undefined],
  ['login', 'A', 'A'],
] as const)('begun with the session at "%s" and code %s, the tracker that knew A knows %s', (flag, code, expected) => {
  const { person, known } = trackerOf('A')
  here(flag, code)
  person.forgetWhoLeft()
  expect(known()).toBe(expected)
})

test('a person is known from the moment they are registered until they leave, and so is the next one', () => {
  const { person, known } = trackerOf()
  person.know()
  here('', 'A')
  expect(known()).toBeUndefined()
  here('register', 'A')
  expect(known()).toBe('A')
  here('register', 'B')
  expect(known()).toBe('B')
  here('tourist')
  expect(known()).toBeUndefined()
})

test.each([
  ['tourist', undefined, false],
  ['', undefined, false],
  // perhaps it is them, which the session says later
  ['', 'A', true],
  ['register', 'A', true],
  ['login', 'A', true],
] as const)('at "%s" with code %s kept the words of what is pressed are private: %s', (flag, code, isPrivate) => {
  const { person } = trackerOf()
  here(flag, code)
  person.know()
  expect(device.isPrivate).toBe(isPrivate)
})
