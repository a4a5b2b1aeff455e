// Everything that CI checks before the tests: types, lint, boundaries, unused code, dependencies, generated artefacts.
import { bin, root, run } from './process.ts'

const typeScript = [
  '.',
  'packages/contract',
  'packages/comm',
  'packages/bridge',
  'packages/analytics',
  'packages/testing',
  'apps/server',
  'apps/web',
  'apps/insights',
  'apps/web/offline',
  'apps/host-lab',
  'apps/mini-program',
]
const steps: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ...typeScript.map((project) => [`types in ${project}`, bin('tsc'), ['-p', project]] as const),
  ['lint and format', bin('biome'), ['ci', '--error-on-warnings', '.']],
  ['boundaries', bin('depcruise'), ['--config', '.dependency-cruiser.cjs', 'packages', 'apps']],
  ['unused code', bin('knip'), []],
  ['dependencies', process.execPath, [`${root}/scripts/dependencies.ts`]],
  ['citations', process.execPath, [`${root}/scripts/citations.ts`]],
  ['generated artefacts', process.execPath, [`${root}/scripts/generate.ts`, '--check']],
]

const failed: string[] = []
for (const [name, command, args] of steps) {
  console.log(`\n— ${name}`)
  if ((await run(command, args)) !== 0) failed.push(name)
}
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`)
  process.exit(1)
}
console.log('\nAll checks passed.')
