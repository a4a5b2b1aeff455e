// cspell:ignore getconf
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

interface Spent {
  readonly parent: number
  /** ticks of the process, and of its children that have ended */
  readonly own: number
  readonly ended: number
}

const spentBy = (pid: number): Spent | undefined => {
  try {
    // the name of the program, in brackets, may contain spaces
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    const [at = 0, ofChildren = 0] = [(fields[11] ?? 0) + (fields[12] ?? 0), (fields[13] ?? 0) + (fields[14] ?? 0)]
    return { parent: fields[1] ?? 0, own: at, ended: ofChildren }
  } catch {
    return undefined
  }
}

/** Seconds of processor time of a process with its children, so far (Linux). */
export const processorTime = (pid: number): number => {
  const main = spentBy(pid)
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => spentBy(Number(name)))
    .filter((one) => one?.parent === pid)
  const ticks = (main?.own ?? 0) + (main?.ended ?? 0) + children.reduce((sum, one) => sum + (one?.own ?? 0), 0)
  return ticks / ticksPerSecond
}
