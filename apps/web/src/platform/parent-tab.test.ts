import { afterEach, expect, test } from 'vitest'
import { knowRoutes } from './navigation.ts'
import { parentTab } from './parent-tab.ts'

const all = ['/', '/account', '/markets', '/myRewards', '/me', '/about', '/privacy', '/security', '/conversionQRCode']

afterEach(() => knowRoutes([]))

test.each([
  ['#/about', '/me'],
  ['#/privacy?part=export', '/me'],
  ['#/conversionQRCode?id=1', '/myRewards'],
  ['#/security?code=00700', '/markets'],
  ['#/myRewards?id=1', '/myRewards'],
  ['#/myRewards', '/'],
  ['#/account?tab=sessions', '/account'],
  ['#/tradeCashback', '/'],
  ['#/nowhere', '/'],
  ['', '/'],
])('the parent of %s is %s', (hash, parent) => {
  knowRoutes(all)
  expect(parentTab(hash)).toBe(parent)
})

test('the hall is the parent where the build lacks the tab of a screen', () => {
  knowRoutes(['/', '/about', '/security'])
  expect([parentTab('#/about'), parentTab('#/security')]).toEqual(['/', '/'])
})
