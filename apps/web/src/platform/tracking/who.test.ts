import { beforeEach, expect, test, vi } from 'vitest'

const device = { storedCode: undefined as string | undefined, isPrivate: false }
vi.stubGlobal('__CLIENT_APP__', 'foyer')
vi.stubGlobal('localStorage', {
  getItem: () => (device.storedCode === undefined ? null : JSON.stringify({ mobileUserCode: device.storedCode })),
})
vi.stubGlobal('document', {
  documentElement: { toggleAttribute: (_: string, isThere: boolean) => Object.assign(device, { isPrivate: isThere }) },
})
const { useUser } = await import('../user-store.ts')
const { personIn } = await import('./who.ts')

/** Sets the session's flag and the stored code of the person. */
const here = (flag: '' | 'tourist' | 'register' | 'login', code?: string): void => {
  device.storedCode = code
  useUser.setState({ flag })
}
beforeEach(() => here(''))

/** A tracker that may know a person from before. */
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
  // the previous person is not the one whose session is being restored
  ['', 'B', undefined],
  ['register', 'B', undefined],
  ['', undefined, undefined],
  ['tourist', undefined, undefined],
  ['tourist', 'A', undefined],
  ['login', 'A', 'A'],
] as const)('begun with the session at "%s" and code %s, the tracker that knew A knows %s', (flag, code, expected) => {
  const { person, known } = trackerOf('A')
  here(flag, code)
  person.signOutPrevious()
  expect(known()).toBe(expected)
})

test('a person is identified from their registration until they leave, and so is the next person', () => {
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
  // it may be the same person, which the session decides later
  ['', 'A', true],
  ['register', 'A', true],
  ['login', 'A', true],
] as const)(
  'with the flag "%s" and the stored code %s, the text of clicked elements is private: %s',
  (flag, code, isPrivate) => {
    const { person } = trackerOf()
    here(flag, code)
    person.know()
    expect(device.isPrivate).toBe(isPrivate)
  },
)
