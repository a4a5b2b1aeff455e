import { afterEach, expect, test, vi } from 'vitest'
import { store, stored } from './own-storage.ts'
import { useUser } from './user-store.ts'

afterEach(() => vi.unstubAllGlobals())

const someone = (mobileNo: string | undefined) =>
  useUser.setState({ flag: mobileNo ? 'register' : 'tourist', userInfo: mobileNo ? { mobileNo } : null })

/** The storage of a tab. As in a browser, its keys are its properties. */
const tabWith = (items: Record<string, string>) => {
  vi.stubGlobal('__CLIENT_APP__', 'foyer')
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(items, { [key]: value }),
    removeItem: (key: string) => Reflect.deleteProperty(items, key),
  }
  vi.stubGlobal('sessionStorage', Object.assign(items, methods))
  return items
}

for (const next of [undefined, '698****1'])
  test(`I7 a person’s stored drafts, and nothing else, are deleted when ${next ? 'another person signs in' : 'they sign out'}`, () => {
    const items = tabWith({ 'foyer.scroll': '1' })
    someone('512****7')
    store('gift-draft', 'Chan Tai Man')
    someone(next)
    expect(stored('gift-draft')).toBeNull()
    expect(JSON.stringify(items)).not.toContain('Chan')
    expect(items['foyer.scroll']).toBe('1')
  })

test('N13 a reload, and a log-in to an account, delete no stored drafts', () => {
  tabWith({})
  someone(undefined)
  store('reward.1', 'stored')
  someone('512****7')
  useUser.setState({ flag: 'login', userInfo: { mobileNo: '512****7' } })
  expect(stored('reward.1')).toBe('stored')
})
