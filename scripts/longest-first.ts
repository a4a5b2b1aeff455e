import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests of processes, of several tabs, of models and of all states of the console take longest for their size. */
const isLong = (path: string): boolean => /(\.process|-in-browser|\.model)\.test\.ts$|\/states\.test\.tsx$/.test(path)

/** The bytes of a file of tests, and of the states of the screen that it checks: a line of states is the longer test. */
const sizeOf = (path: string): number => {
  const states = join(dirname(path), 'states.ts')
  const own = statSync(path).size
  return path.endsWith('page.test.tsx') && existsSync(states) ? own + 3 * statSync(states).size : own
}

/** Projects of a few long files. */
const longProjects = ['tabs', 'scripts']

/**
 * Starts the longest files of each project first. Otherwise one worker runs a long file at the end while the others have
 * nothing left. A fresh clone knows no durations, so the name and the size of a file decide.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const names = [...new Set(sorted.map(({ project }) => project.name))]
    const weights = new Map(
      sorted.map((file) => {
        const { moduleId, project } = file
        const { groupOrder } = project.config.sequence
        // files of a project stay together, because a worker serves one project at a time
        const place = longProjects.includes(project.name) ? -1 : names.indexOf(project.name)
        return [file, [groupOrder, place, isLong(moduleId) ? 0 : 1, -sizeOf(moduleId)]]
      }),
    )
    const compare = (one: TestSpecification, other: TestSpecification): number => {
      const [a = [], b = []] = [weights.get(one), weights.get(other)]
      const differing = a.findIndex((weight, index) => weight !== b[index])
      return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0)
    }
    return sorted.sort(compare)
  }
}
