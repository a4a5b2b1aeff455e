import { afterEach, expect, test, vi } from 'vitest'
import { keep, kept } from './own-storage.ts'
import { useUser } from './user-store.ts'

afterEach(() => vi.unstubAllGlobals())

const someone = (mobileNo: string | undefined) =>
  useUser.setState({ flag: mobileNo ? 'register' : 'tourist', userInfo: mobileNo ? { mobileNo } : null })

/** The storage of a tab. As in a browser, its keys are its properties. */
const tabWith = (stored: Record<string, string>) => {
  vi.stubGlobal('__CLIENT_APP__', 'foyer')
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(stored, { [key]: value }),
    removeItem: (key: string) => Reflect.deleteProperty(stored, key),
  }
  vi.stubGlobal('sessionStorage', Object.assign(stored, methods))
  return stored
}

for (const next of [undefined, '698****1'])
  test(`I7 a person’s stored drafts, and nothing else, are deleted when ${next ? 'another person signs in' : 'they sign out'}`, () => {
    const stored = tabWith({ 'foyer.scroll': '1' })
    someone('512****7')
    keep('gift-draft', 'Chan Tai Man')
    someone(next)
    expect(kept('gift-draft')).toBeNull()
    expect(JSON.stringify(stored)).not.toContain('Chan')
    expect(stored['foyer.scroll']).toBe('1')
  })

test('N13 a reload, and a log-in to an account, delete no stored drafts', () => {
  tabWith({})
  someone(undefined)
  keep('reward.1', 'kept')
  someone('512****7')
  useUser.setState({ flag: 'login', userInfo: { mobileNo: '512****7' } })
  expect(kept('reward.1')).toBe('kept')
})
