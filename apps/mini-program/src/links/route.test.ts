import { expect, test } from 'vitest'
import { shareable } from './route.ts'

test.each([
  ['/', '/'],
  ['/activityTemplate?code=spring', '/activityTemplate?code=spring'],
  ['/activityTemplate?code=spring&preview=secret', '/activityTemplate?code=spring'],
  ['/loginPage?back=%2Faccount&lang=en-US', '/loginPage'],
  ['/activityTemplate?lang=zh-HK&code=spring&faq=what', '/activityTemplate?code=spring&faq=what'],
])('%s is shared as %s', (route, shared) => {
  expect(shareable(route)).toBe(shared)
})
