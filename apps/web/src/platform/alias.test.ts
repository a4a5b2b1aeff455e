import { afterEach, expect, test, vi } from 'vitest'
import { takeAliasOut } from './alias.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** The addresses that replace one, in the client with this base. */
const replacing = (base: string, pathname: string, search = '') => {
  const replaceState = vi.fn()
  vi.stubEnv('BASE_URL', base)
  vi.stubGlobal('location', { pathname, search, hash: '#wechat_redirect' })
  vi.stubGlobal('history', { state: null, replaceState })
  takeAliasOut()
  return replaceState.mock.calls.map(([, , address]) => address)
}

test.each([
  ['/', '/go/video', '', '/#/video'],
  ['/', '/go/', '', '/#/'],
  ['/', '/go/activityTemplate', '?code=spring-2026&lang=zh-HK', '/#/activityTemplate?code=spring-2026&lang=zh-HK'],
  ['/', '/go/video', '?code=a%26b?c', '/#/video?code=a%26b?c'],
  ['/', '/go//evil.example', '', '/#//evil.example'],
  ['/institution/', '/institution/go/loginPage', '?back=%2Fme', '/institution/#/loginPage?back=%2Fme'],
])('Below %s the address of the alias %s%s becomes that of its route', (base, path, query, address) => {
  expect(replacing(base, path, query)).toEqual([address])
})

test.each([
  ['/', '/'],
  ['/', '/go'],
  ['/', '/gone/video'],
  ['/', '/institution/go/me'],
  ['/institution/', '/institution/'],
  ['/institution/', '/go/me'],
])('Below %s the address %s is no alias and stays', (base, path) => {
  expect(replacing(base, path)).toEqual([])
})
