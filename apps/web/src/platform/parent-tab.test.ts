import { expect, test } from 'vitest'
import { parentTab } from './parent-tab.ts'

const all = ['/', '/account', '/markets', '/myRewards', '/me', '/about', '/privacy', '/security', '/conversionQRCode']

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
  expect(parentTab(hash, (path) => all.includes(path))).toBe(parent)
})

test('the hall is the parent where the build lacks the tab of a screen', () => {
  const isRoute = (path: string) => ['/', '/about', '/security'].includes(path)
  expect([parentTab('#/about', isRoute), parentTab('#/security', isRoute)]).toEqual(['/', '/'])
})
