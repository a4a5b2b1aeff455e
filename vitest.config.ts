import { spawnSync } from 'node:child_process'
import { defineConfig } from 'vitest/config'

// see scripts/property-seed.ts; the workers inherit it
const commit = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).stdout
process.env.FOYER_SEED ??= String(Number.parseInt(commit?.slice(0, 7) || '1', 16))
const all = {
  setupFiles: [`${import.meta.dirname}/scripts/property-seed.ts`],
  // no test measures time; on a busy machine some of them need it
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

export default defineConfig({
  test: {
    // by default one core is left idle, of two that is half
    maxWorkers: '100%',
    // as for journeys: a machine that is busy elsewhere fails no submission, and what needed another try is named
    retry: process.env.CI ? 2 : 0,
    projects: [
      { test: { name: 'contract', root: 'packages/contract', ...all, include: ['src/**/*.test.ts'] } },
      { test: { name: 'comm', root: 'packages/comm', ...all, include: ['src/**/*.test.ts'] } },
      { test: { name: 'analytics', root: 'packages/analytics', ...all, include: ['src/**/*.test.ts'] } },
      { test: { name: 'bridge', root: 'packages/bridge', ...all, include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          ...all,
          globalSetup: ['src/testing/global-setup.ts'],
        },
      },
      { test: { name: 'insights', root: 'apps/insights', ...all, include: ['src/**/*.test.ts'] } },
      { test: { name: 'host-lab', root: 'apps/host-lab', ...all, include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'web',
          root: 'apps/web',
          ...all,
          include: ['{src,offline}/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
        },
      },
      {
        test: { name: 'mini-program', root: 'apps/mini-program', ...all, include: ['{src,scripts}/**/*.test.ts'] },
      },
      { test: { name: 'house', root: '.', ...all, include: ['scripts/**/*.test.ts'], testTimeout: 180_000 } },
    ],
  },
})
