/** Runs a step of a start, and may print it. Errors of the step are passed on unchanged. */
export type RunStep = <Result>(name: string, run: () => Promise<Result>) => Promise<Result>

/** Runs a step without printing it. */
export const quietly: RunStep = (_name, run) => run()

/** Width of a step's name, in characters; the times are in a column behind it. */
const width = 30

/**
 * Prints one line for each step: its name when it begins, its seconds when it is done.
 *
 * @param write receives parts of lines
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
