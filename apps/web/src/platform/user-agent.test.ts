import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
/** Expressions that read facts about the browser and its device. */
const userAgentAccess =
  /\bnavigator\s*(\?\.|\.)\s*(userAgent|userAgentData|appVersion|appName|platform|vendor)\b|\{[^}]*\b(userAgent|userAgentData|appVersion)\b[^}]*\}\s*=\s*(globalThis\.|window\.)?navigator\b/

const readsUserAgent = (code: string): boolean => userAgentAccess.test(code)

test('A13 one place in the client reads the user agent, and the communication layer reads facts of the device', () => {
  const files = globSync(['apps/web/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts', 'apps/web/index.html'], { cwd: root })
  const sources = files.filter((file) => !/\.(test|e2e)\.|\/testing\//.test(file))
  expect(sources.length).toBeGreaterThan(200)
  expect(sources.filter((file) => readsUserAgent(readFileSync(join(root, file), 'utf8'))).sort()).toEqual([
    'apps/web/src/platform/user-agent.ts',
    // for the headers of N9; no behaviour depends on them
    'packages/comm/src/web-platform.ts',
  ])
})

test.each([
  'if (navigator.userAgent.includes("Foyer")) open()',
  'const agent = globalThis.navigator?.userAgent',
  'const { userAgent } = navigator',
  'const { userAgentData, language } = window.navigator',
  'navigator.platform === "MacIntel"',
  'detectHost(navigator\n  .userAgent, globalThis, [])',
])('a planted use of the user agent is found: %s', (code) => {
  expect(readsUserAgent(code)).toBe(true)
})

test.each([
  'detectHost(userAgent(), globalThis, [])',
  'navigator.share',
  'navigator.onLine',
  'const { platform } = app',
])('this is no use of the user agent: %s', (code) => {
  expect(readsUserAgent(code)).toBe(false)
})
