import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseUnder, startServer, stopServer } from '@foyer/testing/journey/own-server'
import { dataFolder } from '../runner/folder.ts'

/** One line of the report. A finding without a bar has no `holds`. */
export interface Finding {
  readonly figure: string
  readonly value: string
  readonly bar?: string
  readonly holds?: boolean
}

/** One attack or fault, replayed against a server of its own. */
export interface Attack {
  /** how the command line selects it */
  readonly name: string
  /** the finding that the attack reproduces, and the action of the attacker */
  readonly title: string
  run(): Promise<Finding[]>
}

export interface Target {
  readonly url: string
  readonly port: number
  readonly process: Awaited<ReturnType<typeof startServer>>
  /** the server's own database; only for a server without DATABASE_URL */
  databaseUrl(): string
}

const port = 8191

/** Starts a server for an attack and stops it afterwards. `variables` are environment variables of the server. */
export const withServer = async <T>(
  use: (target: Target) => Promise<T>,
  variables: Readonly<Record<string, string>> = {},
): Promise<T> => {
  const dataDir = dataFolder()
  const process_ = await startServer(port, dataDir, variables)
  const kill = () => process_.kill('SIGKILL')
  process.once('exit', kill)
  try {
    return await use({
      url: `http://localhost:${port}`,
      port,
      process: process_,
      databaseUrl: () => databaseUnder(dataDir),
    })
  } finally {
    await stopServer(process_)
    process.off('exit', kill)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN

/**
 * Calls one address repeatedly until `isOver`. @returns the milliseconds of each answer, and the statuses other than
 * 200
 */
export const probe = async (
  url: string,
  isOver: () => boolean,
): Promise<{ times: number[]; others: Map<number, number> }> => {
  const times: number[] = []
  const others = new Map<number, number>()
  while (!isOver()) {
    const begun = performance.now()
    const status = await fetch(url, { signal: AbortSignal.timeout(30_000) }).then(
      async (reply) => {
        await reply.arrayBuffer()
        return reply.status
      },
      () => 0,
    )
    times.push(performance.now() - begun)
    if (status !== 200) others.set(status, (others.get(status) ?? 0) + 1)
    await wait(5)
  }
  return { times, others }
}

/** Probes for `milliseconds`. */
export const probeFor = (url: string, milliseconds: number) => {
  const end = performance.now() + milliseconds
  return probe(url, () => performance.now() > end)
}

/** Probes while `act` runs. */
export const probeDuring = async (url: string, act: () => Promise<unknown>) => {
  let isOver = false
  const probing = probe(url, () => isOver)
  try {
    await act()
  } finally {
    isOver = true
  }
  return probing
}

export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`

export const shownCounts = (counts: ReadonlyMap<number | string, number>): string =>
  [...counts].map(([what, count]) => `${count} × ${what === 0 ? 'no answer' : what}`).join(', ') || 'none'
