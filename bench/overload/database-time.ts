import { readdirSync, readFileSync } from 'node:fs'
import type { Sql } from 'postgres'

/** Milliseconds of a tick of /proc, which is a hundredth of a second on Linux. */
const tick = 10

interface Process {
  readonly parent: number
  /** milliseconds of processor time */
  readonly used: number
}

const read = (pid: number): Process | undefined => {
  try {
    // the name before the last bracket may contain spaces
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return { parent: Number(fields[1]), used: (Number(fields[11]) + Number(fields[12])) * tick }
  } catch {
    // it ended, or this is not Linux
    return undefined
  }
}

/** The process that started all others of a database on this machine; undefined without Linux. */
export const postmasterOf = async (db: Sql): Promise<number | undefined> => {
  const [{ pid }] = await db<[{ pid: number }]>`select pg_backend_pid() as pid`
  return read(pid)?.parent
}

/** Processor time in milliseconds that all processes of a database used so far. */
export const databaseTime = (postmaster: number | undefined): number => {
  if (postmaster === undefined) return Number.NaN
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (read(Number(name)) ?? []) : []))
  return all.reduce((sum, { parent, used }) => sum + (parent === postmaster ? used : 0), 0)
}
