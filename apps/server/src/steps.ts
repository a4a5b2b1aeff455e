/** Runs a step of a start, and may tell a person of it. What it throws is the step's own. */
export type RunStep = <Result>(name: string, run: () => Promise<Result>) => Promise<Result>

/** Tells nobody. */
export const quietly: RunStep = (_name, run) => run()

/** Widest name of a step, in characters; the times stand behind it in a column. */
const width = 30

/**
 * Prints one line a step: its name when it begins, its seconds when it is done.
 *
 * @param write takes pieces of lines
 */
export const printed =
  (write: (text: string) => void): RunStep =>
  async (name, run) => {
    const startedAt = performance.now()
    write(`  ${name.padEnd(width)}`)
    try {
      const result = await run()
      write(`${((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6)} s\n`)
      return result
    } catch (error) {
      write('\n')
      throw error
    }
  }
