import { spawnSync } from 'node:child_process'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'

// see scripts/property-seed.ts; the workers inherit it
const commit = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).stdout
process.env.FOYER_SEED ??= String(Number.parseInt(commit?.slice(0, 7) || '1', 16))
// servers and commands that tests start as processes of their own compile their modules once
process.env.NODE_COMPILE_CACHE ??= `${import.meta.dirname}/node_modules/.cache/compile`
const all = {
  setupFiles: [`${import.meta.dirname}/scripts/property-seed.ts`],
  // no test measures time; on a busy machine some of them need it
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  // short-lived objects of most tests fit in, and are not copied about: 5 % of the processor's time
  execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
}
/** Modules are evaluated once a worker instead of once a file, which is most of what a short file costs. */
const shared = { ...all, isolate: false }
/** Node itself loads the modules, as in production. Vite would transform each one first: a fifth of the processor's time. */
const nodeLoads = { experimental: { viteModuleRunner: false } }
const inNode = { ...shared, ...nodeLoads }

const ofBuiltClient = ['build/art.test.ts', 'build/first-load.test.ts', 'build/institution.test.ts']

/** The web client's constants that modules without a page need (apps/web/build/variants.ts). */
const define = { __LANGUAGES__: '["zh-CN","zh-HK","en-US"]' }

/** Tests in Node, by package and app. */
export const projects = [
  { test: { name: 'protocol', root: 'packages/protocol', ...inNode, include: ['src/**/*.test.ts'] } },
  { test: { name: 'api', root: 'packages/api', ...inNode, include: ['src/**/*.test.ts'] } },
  {
    test: {
      name: 'comm',
      root: 'packages/comm',
      ...inNode,
      include: ['src/**/*.test.ts'],
      exclude: ['src/**/*-in-browser.test.ts'],
    },
  },
  // the test runs in Node and opens several tabs of Chromium; `npm run test:unit` leaves it out
  { test: { name: 'tabs', root: 'packages/comm', ...inNode, include: ['src/**/*-in-browser.test.ts'] } },
  { test: { name: 'analytics', root: 'packages/analytics', ...inNode, include: ['src/**/*.test.ts'] } },
  { test: { name: 'bridge', root: 'packages/bridge', ...inNode, include: ['src/**/*.test.ts'] } },
  {
    test: {
      name: 'server',
      root: 'apps/server',
      include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
      ...inNode,
      setupFiles: [...shared.setupFiles, `${import.meta.dirname}/apps/server/src/testing/declared-refusals.ts`],
      globalSetup: ['src/testing/global-setup.ts'],
    },
  },
  {
    test: {
      name: 'staff-interface',
      root: 'packages/staff-interface',
      ...inNode,
      include: ['{src,build}/**/*.test.ts'],
    },
  },
  { test: { name: 'insights', root: 'apps/insights', ...inNode, include: ['src/**/*.test.ts'] } },
  { test: { name: 'console', root: 'apps/console', ...inNode, include: ['src/**/*.test.ts'] } },
  { test: { name: 'back-office', root: 'apps/back-office', ...inNode, include: ['src/**/*.test.ts'] } },
  { test: { name: 'host-lab', root: 'apps/host-lab', ...inNode, include: ['src/**/*.test.ts'] } },
  {
    define,
    test: {
      name: 'web',
      root: 'apps/web',
      ...shared,
      include: ['{src,offline}/**/*.test.ts', 'build/**/*.test.ts'],
      exclude: ['src/platform/**', ...ofBuiltClient],
    },
  },
  // its modules hold the state of a page, and read storage when they are loaded
  { define, test: { name: 'platform', root: 'apps/web', ...all, include: ['src/platform/**/*.test.ts'] } },
  // reads the files that the build of the client wrote
  {
    test: {
      name: 'built-client',
      root: 'apps/web',
      ...shared,
      include: ofBuiltClient,
      globalSetup: [`${import.meta.dirname}/scripts/built-client-setup.ts`],
    },
  },
  {
    test: { name: 'mini-program', root: 'apps/mini-program', ...inNode, include: ['{src,scripts}/**/*.test.ts'] },
  },
  {
    test: { name: 'scripts', root: '.', ...all, ...nodeLoads, include: ['scripts/**/*.test.ts'], testTimeout: 180_000 },
  },
]

export default defineConfig({
  test: {
    // twice as many as CI has cores: tests wait for the database, processes and timers
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // a test that needed another try is named at the end: it is a fault to find
    retry: process.env.CI ? 2 : 0,
    projects: [
      ...projects,
      'apps/web/vitest.browser.config.ts',
      'apps/web/vitest.fresh.config.ts',
      'apps/web/vitest.languages.config.ts',
      'apps/console/vitest.browser.config.ts',
    ],
  },
})
