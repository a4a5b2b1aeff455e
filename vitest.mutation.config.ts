// What `npm run test:mutation` holds a changed line against: the tests that notice by what the code does. Left out are those
// that read sources or measure bundles, which notice every change, and those that do their work in another process.
import { defineConfig } from 'vitest/config'
import { projects } from './vitest.config.ts'

const tests: Record<string, { project: string; include: string[]; exclude: string[] }> = {
  protocol: { project: 'protocol', include: ['src/**/*.test.ts'], exclude: [] },
  api: { project: 'api', include: ['src/**/*.test.ts'], exclude: [] },
  comm: {
    project: 'comm',
    include: ['src/**/*.test.ts'],
    // the model alone takes longer than all the others
    exclude: ['**/{bare-engine,model,*-in-browser}.test.ts'],
  },
  engine: {
    project: 'server',
    // draws have their tests where they are offered
    include: ['src/{engine,modules/draws}/**/*.test.ts'],
    exclude: ['**/*{command,model}.test.ts'],
  },
  shared: { project: 'web', include: ['src/shared/**/*.test.ts'], exclude: ['**/tables.test.ts'] },
}
const area = tests[process.env.FOYER_MUTATION_AREA ?? '']

export default defineConfig({
  test: {
    projects: projects.flatMap(({ test }) => {
      if (test.name !== area?.project) return []
      const { include, exclude } = area
      // a change that makes a test wait for ever is noticed before the whole process has to be ended
      // Stryker's runner was measured with modules that Vite loads
      const experimental = { viteModuleRunner: true }
      return { test: { ...test, include, exclude, isolate: false, testTimeout: 30_000, experimental } }
    }),
  },
})
