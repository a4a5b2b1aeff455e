// Prints what arethetypeswrong finds in archives of libraries, and fails if it finds anything. A process of its own: the
// condition `development`, which Vitest sets, leads to sources of that package.
import { readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'

// the libraries are ES modules: neither CommonJS nor a version of Node without `exports` can load them
const isForeign = (kind: string): boolean => kind === 'node10' || kind === 'node16-cjs'

for (const file of process.argv.slice(2)) {
  const analysis = await checkPackage(createPackageFromTarballData(readFileSync(file)))
  const problems = analysis.types
    ? analysis.problems.filter((one) => !('resolutionKind' in one && isForeign(one.resolutionKind)))
    : ['it has no types']
  if (problems.length === 0) continue
  console.log(file, problems)
  process.exitCode = 1
}
