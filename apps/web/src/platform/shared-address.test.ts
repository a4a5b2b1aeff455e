import { afterEach, expect, test, vi } from 'vitest'
import { isPreview, sharedAddress, sharedRoute } from './shared-address.ts'

const show = (hash: string) =>
  vi.stubGlobal('location', {
    origin: 'https://m.foyer.example',
    pathname: '/institution/',
    search: '?lang=zh-HK',
    hash,
  })
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['', '/'],
  ['#/', '/'],
  ['#/?lang=en-US', '/'],
  ['#/activityTemplate?code=spring-2026', '/activityTemplate?code=spring-2026'],
  ['#/activityTemplate?lang=zh-HK&code=spring-2026&preview=secret&back=%2F', '/activityTemplate?code=spring-2026'],
  ['#/activityTemplate?code=spring-2026&faq=fees', '/activityTemplate?code=spring-2026&faq=fees'],
  ['#/loginPage?back=%2FmyRewards%3Fcode%3Dx', '/loginPage'],
])('the shared address of %s names the page and nothing about the person who opened it', (hash, route) => {
  show(hash)
  expect(sharedRoute()).toBe(route)
  const alias = route === '/' ? '' : `go${route}`
  expect(sharedAddress()).toBe(`https://m.foyer.example/institution/${alias}`)
})

test('an address with a preview token is a draft', () => {
  show('#/activityTemplate?code=spring-2026&preview=secret')
  expect(isPreview()).toBe(true)
  show('#/activityTemplate?code=spring-2026')
  expect(isPreview()).toBe(false)
})
