import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // by default one core is left idle, of two that is half
    maxWorkers: '100%',
    projects: [
      { test: { name: 'contract', root: 'packages/contract', include: ['src/**/*.test.ts'] } },
      { test: { name: 'comm', root: 'packages/comm', include: ['src/**/*.test.ts'] } },
      { test: { name: 'bridge', root: 'packages/bridge', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['src/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'host-lab', root: 'apps/host-lab', include: ['src/**/*.test.ts'] } },
      { test: { name: 'web', root: 'apps/web', include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'] } },
      { test: { name: 'mini-program', root: 'apps/mini-program', include: ['{src,scripts}/**/*.test.ts'] } },
      { test: { name: 'house', root: '.', include: ['scripts/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
})
