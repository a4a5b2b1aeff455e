import { expect, test } from 'vitest'
import { readUserConfig } from './user-config.ts'

const none = { top: 0, right: 0, bottom: 0, left: 0 }

test.each([
  [{ language: 'zh-HK' }, { language: 'zh-HK' }],
  [{ language: 7 }, {}],
  [null, {}],
  ['zh-HK', {}],
  [{ insets: { top: 47, bottom: 34 } }, { insets: { ...none, top: 47, bottom: 34 } }],
  [
    { language: 'en-US', insets: { top: 24.5 } },
    { language: 'en-US', insets: { ...none, top: 24.5 } },
  ],
  [{ insets: 24 }, {}],
  [{ insets: null }, {}],
  [{ insets: [1, 2] }, { insets: none }],
  [{ insets: { top: -5, right: '8', bottom: Number.NaN, left: 9_000 } }, { insets: { ...none, left: 200 } }],
])('B1 from the app’s configuration %j the page reads %j', (given, read) => {
  expect(readUserConfig(given)).toEqual(read)
})
