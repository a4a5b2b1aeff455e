// Everything that CI checks before the tests: types, lint, boundaries, unused code, dependencies
// and their licences, known vulnerabilities, citations, words, generated artefacts.
import { bin, capture, root } from './process.ts'

const typeScript = [
  '.',
  'packages/protocol',
  'packages/api',
  'packages/comm',
  'packages/bridge',
  'packages/analytics',
  'packages/testing',
  'packages/staff-interface',
  'apps/server',
  'apps/web',
  'apps/insights',
  'apps/console',
  // with two more languages
  'apps/web/tsconfig.languages.json',
  'apps/web/offline',
  'apps/host-lab',
  'apps/back-office',
  'apps/mini-program',
]
const steps: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ...typeScript.map((project) => [`types in ${project}`, bin('tsc'), ['--singleThreaded', '-p', project]] as const),
  ['lint and format', bin('biome'), ['ci', '--error-on-warnings', '.']],
  ['boundaries', bin('depcruise'), ['--config', '.dependency-cruiser.cjs', 'packages', 'apps']],
  ['architecture', process.execPath, [`${root}/scripts/architecture.ts`]],
  ['unused code', bin('knip'), []],
  ['dependencies', process.execPath, [`${root}/scripts/dependencies.ts`]],
  ['known vulnerabilities', process.execPath, [`${root}/scripts/audit.ts`, '--if-possible']],
  ['citations', process.execPath, [`${root}/scripts/citations.ts`]],
  ['paths of the clients', process.execPath, [`${root}/scripts/client-paths.ts`]],
  ['style sheets', process.execPath, [`${root}/scripts/styles.ts`]],
  ['words', process.execPath, [`${root}/scripts/words.ts`]],
  ['generated artefacts', process.execPath, [`${root}/scripts/generate.ts`, '--check']],
]

const results = steps.map(() => Promise.withResolvers<{ code: number; output: string }>())
const next = steps.entries()
/** Runs steps one after the other; two lanes share them, for CI has two cores. Each step uses one core. */
const runLane = async (): Promise<void> => {
  for (const [at, [, command, args]] of next) results[at]?.resolve(await capture(command, args))
}
const lanes = Promise.all([runLane(), runLane()])

const failed: string[] = []
for (const [at, [name]] of steps.entries()) {
  const result = await results[at]?.promise
  console.log(`\n— ${name}`)
  process.stdout.write(result?.output ?? '')
  if (result?.code !== 0) failed.push(name)
}
await lanes
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`)
  process.exit(1)
}
console.log('\nAll checks passed.')
